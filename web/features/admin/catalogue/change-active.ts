import { getSupabase } from '../../../data/supabase-client.ts';
import { NotAllowed } from '../not-allowed.ts';
import type { CatalogueTable } from './find-page.ts';

/** A catalogue row with the version that detects changes by another admin (optimistic locking). */
export type Versioned = { id: string; version: number };

/** Result of a bulk action: the number of changed rows, and the rows that another admin had changed or deleted in the meantime. */
type ActiveOutcome<Row> = { changed: number; left: Row[] };

/**
 * Activates or deactivates the rows that still have the seen version (spec §7), in one statement.
 * @param readNow reads the current row, to distinguish a race from a lost admin role
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
