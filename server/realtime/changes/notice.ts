import type { Change } from './changes.ts';

/** What PostgreSQL tells of a change: see database/triggers/change_notices.sql. */
export type Notice = {
  schema: string;
  table: string;
  type: Change['type'];
  key: Record<string, unknown>;
  /** Of an update that changed the key. */
  old_key?: Record<string, unknown>;
  owner: string | null;
  at: string;
};
