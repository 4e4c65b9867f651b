import type { Change } from './changes.ts';

/** PostgreSQL's notification of a change: see database/triggers/change_notices.sql. */
export type Notice = {
  schema: string;
  table: string;
  type: Change['type'];
  key: Record<string, unknown>;
  /** Only for an update that changed the key. */
  old_key?: Record<string, unknown>;
  owner: string | null;
  at: string;
};
