import type { Caller } from '../../database/database.ts';
import type { Subscriber } from './changes.ts';
import { type Heard, subjectOf } from './read-bindings.ts';

/** A subscription as this process keeps it. */
export type Entry = {
  subscriber: Subscriber;
  heard: readonly Heard[];
  caller: Caller;
  /** Who the caller is; undefined for visitors and the service. */
  subject: string | undefined;
  /** Equal for callers whom row security cannot tell apart. */
  rights: string;
  /** Counts the callers, so that what was read for one is not told to the next. */
  version: number;
  ended: boolean;
};

const rightsOf = (caller: Caller) => `${caller.role} ${JSON.stringify(caller.claims)}`;

/** A subscription that nobody has told anything yet. */
export function createEntry(subscriber: Subscriber, heard: readonly Heard[]): Entry {
  const { caller } = subscriber;
  return {
    subscriber,
    heard,
    caller,
    subject: subjectOf(caller),
    rights: rightsOf(caller),
    version: 0,
    ended: false,
  };
}

/** Gives an entry to another caller. It must stand in no index meanwhile. */
export function handOver(entry: Entry, caller: Caller): void {
  entry.caller = caller;
  entry.subject = subjectOf(caller);
  entry.rights = rightsOf(caller);
  entry.version += 1;
}
