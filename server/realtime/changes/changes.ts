import type { Caller } from '../../database/database.ts';

/** One request for changes, as the official client sends it: one table or all, one event or all, and an optional filter. */
export type Binding = {
  event: 'INSERT' | 'UPDATE' | 'DELETE' | '*';
  schema: string;
  table?: string;
  filter?: string;
};

/** One change as it is sent: the `data` of a `postgres_changes` message. */
export type Change = {
  schema: string;
  table: string;
  commit_timestamp: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  columns: { name: string; type: string }[];
  record?: Record<string, unknown>;
  /** Only the primary key. */
  old_record?: Record<string, unknown>;
  errors: null | string[];
};

/** One channel of one socket: the caller whose rights apply, the requested bindings, and the callbacks for its changes. */
export type Subscriber = {
  caller: Caller;
  bindings: readonly { id: number; binding: Binding }[];
  /** @param ids the ids of the bindings that match the change. Do not modify `change`: other subscribers may get the same object */
  deliver(ids: number[], change: Change): void;
  /**
   * Called when changes were missed or the rights have ended. The subscription has already ended and delivers nothing more. The reason is
   * a sentence that the client may show.
   */
  lost(reason: string): void;
};

export type Subscription = {
  /**
   * Switches to the rights of another caller. From this call on, nothing is delivered under the old rights.
   * @throws BadBinding when the new rights do not cover the bindings; the subscription has then ended
   */
  changeCaller(caller: Caller): Promise<void>;
  end(): void;
};

export type Changes = {
  /**
   * Delivers every matching change that is committed after the promise resolves.
   * @throws BadBinding when a binding asks for something that does not exist or that the caller may not read
   */
  subscribe(subscriber: Subscriber): Promise<Subscription>;
  close(): Promise<void>;
};

/** A binding cannot be subscribed to. The message tells the client why. */
export class BadBinding extends Error {
  override name = 'BadBinding';
}

/** The reason of a subscription that is lost for good: its session has ended, and a new join would be refused. */
export const sessionEnded = 'The session has ended.';
