import type { Database } from '../../database/database.ts';
import type { Entry } from './entry.ts';

/** Those behind whom nobody stands any more: signed out, suspended, deleted. Their tokens live on for up to an hour. */
export async function findEnded(
  database: Database,
  entries: readonly Entry[],
  now: Date,
): Promise<Entry[]> {
  const people = entries.filter(({ subject }) => subject !== undefined);
  if (people.length === 0) return [];
  const callers = people.map(({ caller: { role, claims }, subject }) => ({
    role,
    claims: { sub: subject, session_id: claims.session_id },
  }));
  const places = await database.asService(
    (transaction) => transaction<{ place: number }[]>`
      select place from private.ended_sessions(${JSON.stringify(callers)}::text::jsonb, ${now}) as place`,
  );
  return places.flatMap(({ place }) => people[place] ?? []);
}
