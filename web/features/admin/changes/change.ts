import type { Database, Json } from '#contract/database.ts';

type Row = Database['public']['Functions']['find_admin_changes']['Returns'][number];

export type Fields = Record<string, Json | undefined>;

/** One entry of the change log, with the current names of people. */
export type Change = {
  id: number;
  createdAt: string;
  actor: { kind: string; id: string | null; name: string | null };
  action: string;
  subject: {
    kind: string;
    id: string | null;
    userId: string | null;
    /** The name of a category or group at that time, or the current name of the user. Null for a deleted account or the whole catalog. */
    name: string | null;
  };
  before: Fields;
  after: Fields;
};

const fieldsOf = (value: Json | null): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

export function changeFrom(row: Row): Change {
  const nameOfPerson = row.subject_user_id ? (row.subject_name ?? 'Unknown name') : null;
  return {
    id: row.id ?? 0,
    createdAt: row.created_at ?? '',
    actor: { kind: row.actor_kind ?? '', id: row.actor_id, name: row.actor_name },
    action: row.action ?? '',
    subject: {
      kind: row.subject_kind ?? '',
      id: row.subject_id,
      userId: row.subject_user_id,
      name: row.subject_label ?? nameOfPerson,
    },
    before: fieldsOf(row.before),
    after: fieldsOf(row.after),
  };
}
