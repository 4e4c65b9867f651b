import type { Caller } from '../../database/database.ts';

/** What one listener asks for, as the official client sends it: a table or all of them, an event or all, and maybe a filter. */
export type Binding = {
  event: 'INSERT' | 'UPDATE' | 'DELETE' | '*';
  schema: string;
  table?: string;
  filter?: string;
};

/** One change as it leaves: the `data` of a `postgres_changes` message. */
export type Change = {
  schema: string;
  table: string;
  commit_timestamp: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  columns: { name: string; type: string }[];
  record?: Record<string, unknown>;
  /** The primary key alone. */
  old_record?: Record<string, unknown>;
  errors: null | string[];
};

/** One channel of one socket: whose rights decide, what it asked for, and where its changes go. */
export type Subscriber = {
  caller: Caller;
  bindings: readonly { id: number; binding: Binding }[];
  /** @param ids those of the bindings that the change matches; the same `change` object may go to others: do not alter it */
  deliver(ids: number[], change: Change): void;
  /**
   * Changes were missed, or the rights have ended: the subscription is over by now, and hears nothing more. The reason is a sentence that
   * the client may show.
   */
  lost(reason: string): void;
};

export type Subscription = {
  /**
   * From the call on nothing is delivered under the old rights.
   * @throws BadBinding when the new rights do not reach what was asked for; the subscription has ended then
   */
  changeCaller(caller: Caller): Promise<void>;
  end(): void;
};

export type Changes = {
  /**
   * Hears everything that is committed after the answer.
   * @throws BadBinding when something is asked for that there is not, or that the caller may not read
   */
  subscribe(subscriber: Subscriber): Promise<Subscription>;
  close(): Promise<void>;
};

/** What was asked for cannot be heard; the message says why, to the client. */
export class BadBinding extends Error {
  override name = 'BadBinding';
}

/** Why a subscription is lost for good: the session behind its rights has ended, and joining again would be refused. */
export const sessionEnded = 'The session has ended.';
