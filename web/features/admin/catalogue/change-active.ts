import { getSupabase } from '../../../data/supabase-client.ts';
import { NotAllowed } from '../not-allowed.ts';
import type { CatalogueTable } from './find-page.ts';

/** A row of the catalogue, by which it is known whether it is still as it was seen. */
export type Versioned = { id: string; version: number };

/** What became of a bulk action: how many it changed, and those that somebody else had changed or deleted meanwhile. */
type ActiveOutcome<Row> = { changed: number; left: Row[] };

/**
 * Activates or deactivates those that are still as they were seen (spec §7), all in one statement.
 * @param readNow a row as it is now, to tell a race from a role that is gone
 * @throws the data client's error, NotAllowed
 */
export async function changeActive<Row extends Versioned>(
  table: CatalogueTable,
  readNow: (id: string) => Promise<Row | null>,
  seen: readonly Row[],
  isActive: boolean,
): Promise<ActiveOutcome<Row>> {
  const supabase = await getSupabase();
  const asSeen = seen.map(({ id, version }) => `and(id.eq.${id},version.eq.${version})`);
  const { data, error } = await supabase
    .from(table)
    .update({ is_active: isActive })
    .or(asSeen.join(','))
    .select('id');
  if (error) throw error;
  const [first] = seen;
  if (data.length === 0 && first && (await readNow(first.id))?.version === first.version) {
    throw new NotAllowed('Nothing was changed.');
  }
  const changed = new Set(data.map(({ id }) => id));
  return { changed: changed.size, left: seen.filter(({ id }) => !changed.has(id)) };
}
