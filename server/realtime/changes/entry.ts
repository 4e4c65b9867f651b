import type { Caller } from '../../database/database.ts';
import type { Subscriber } from './changes.ts';
import { type ResolvedBinding, subjectOf } from './read-bindings.ts';

/** A subscription as this process stores it. */
export type Entry = {
  subscriber: Subscriber;
  bindings: readonly ResolvedBinding[];
  caller: Caller;
  /** The user id of the caller; undefined for visitors and the service role. */
  subject: string | undefined;
  /** A key that is equal for callers that row security treats the same. */
  rights: string;
  /** Increases with every change of caller, so that data read for the old caller is not delivered to the new one. */
  version: number;
  ended: boolean;
};

const rightsOf = (caller: Caller) => `${caller.role} ${JSON.stringify(caller.claims)}`;

/** Creates the entry of a new subscription. */
export function createEntry(subscriber: Subscriber, bindings: readonly ResolvedBinding[]): Entry {
  const { caller } = subscriber;
  return {
    subscriber,
    bindings,
    caller,
    subject: subjectOf(caller),
    rights: rightsOf(caller),
    version: 0,
    ended: false,
  };
}

/** Gives an entry to another caller. Remove it from its index before this call. */
export function changeCaller(entry: Entry, caller: Caller): void {
  entry.caller = caller;
  entry.subject = subjectOf(caller);
  entry.rights = rightsOf(caller);
  entry.version += 1;
}
