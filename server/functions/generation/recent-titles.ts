import type { Database } from '../../database/database.ts';
import { statementAsService } from '../../database/statement-as-service.ts';

/** The number of a cook's latest recipes that are not repeated. */
export const maxRecentTitles = 20;

const read = statementAsService<{ title: string | null }>(
  `select result -> 'recipe' ->> 'title' as title from public.generations
   where user_id = (select user_id from public.generations where id = $1::uuid) and result is not null
   order by created_at desc limit ${maxRecentTitles}`,
  { readOnly: true },
);

/** Returns the titles of the latest recipes generated for the cook of a generation, newest first. */
export async function recentTitles(database: Database, generationId: string): Promise<string[]> {
  const rows = await read(database, [generationId]);
  return rows.flatMap(({ title }) => title ?? []);
}
