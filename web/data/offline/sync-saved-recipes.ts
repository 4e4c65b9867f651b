import { keepsFor } from '../device/kept-for.ts';
import { type SavedRow, withOfflineDatabase } from '../device/offline-database.ts';
import { storedCookId } from '../session/stored-session.ts';
import type { Supabase } from '../supabase-client.ts';

/** A page size that one response of the data API holds easily. */
const indexPageSize = 500;
const rowsPerRequest = 50;

type IndexRow = Pick<
  SavedRow,
  'id' | 'name' | 'image_url' | 'thumbnail_url' | 'average_rating' | 'rating_count'
>;

/** Returns a stamp that changes when a stored copy is stale. It contains the day, so changes in other columns are read the next day. */
function stampOf(row: IndexRow, isFavorite: boolean, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const { name, image_url, thumbnail_url, average_rating, rating_count } = row;
  return JSON.stringify([
    day,
    name,
    image_url,
    thumbnail_url,
    average_rating,
    rating_count,
    isFavorite,
  ]);
}

type Asked = (
  from: number,
  to: number,
) => PromiseLike<{
  data: IndexRow[] | null;
  error: Error | null;
}>;

/** @throws the data client's error */
async function readAllPages(ask: Asked): Promise<IndexRow[]> {
  const rows: IndexRow[] = [];
  for (let from = 0; ; from += indexPageSize) {
    const { data, error } = await ask(from, from + indexPageSize - 1);
    if (error) throw error;
    rows.push(...(data ?? []));
    if ((data ?? []).length < indexPageSize) return rows;
  }
}

/** Reads the stamps of all recipes that a cook saved or marked, by recipe id. @throws the data client's error */
async function readStamps(supabase: Supabase, cookId: string): Promise<Map<string, string>> {
  const now = new Date();
  const columns = 'id, name, image_url, thumbnail_url, average_rating, rating_count';
  const own = await readAllPages((from, to) =>
    supabase.from('recipes').select(columns).eq('user_id', cookId).order('id').range(from, to),
  );
  const marked = await readAllPages((from, to) =>
    supabase
      .from('recipes')
      .select(`${columns}, favorite_recipes!inner(user_id)`)
      .eq('favorite_recipes.user_id', cookId)
      .order('id')
      .range(from, to),
  );
  return new Map([
    ...own.map((row) => [row.id, stampOf(row, false, now)] as const),
    ...marked.map((row) => [row.id, stampOf(row, true, now)] as const),
  ]);
}

/** @throws the data client's error */
async function readRows(supabase: Supabase, ids: string[]): Promise<SavedRow[]> {
  const rows: SavedRow[] = [];
  for (let from = 0; from < ids.length; from += rowsPerRequest) {
    const { data, error } = await supabase
      .from('recipes')
      .select('*')
      .in('id', ids.slice(from, from + rowsPerRequest));
    if (error) throw error;
    rows.push(...data);
  }
  return rows;
}

async function readKeptStamps(cookId: string): Promise<Map<string, string>> {
  const records = await withOfflineDatabase(
    (database) => database.getAllFromIndex('saved', 'byCook', cookId),
    [],
  );
  return new Map(records.map(({ id, stamp }) => [id, stamp]));
}

type Changes = { cookId: string; rows: SavedRow[]; stamps: Map<string, string>; gone: string[] };

/** Stores the changes in one transaction; a no-op for a cook who has signed out meanwhile. @returns whether they are stored */
function keep({ cookId, rows, stamps, gone }: Changes): Promise<boolean> {
  return withOfflineDatabase(async (database) => {
    if (storedCookId() !== cookId) return false;
    const work = database.transaction('saved', 'readwrite');
    const isMarked = (stamp: string) => stamp.endsWith(',true]');
    await Promise.all([
      ...rows.map((row) => {
        const stamp = stamps.get(row.id) ?? '';
        return work.store.put({
          cookId,
          id: row.id,
          stamp,
          row: { ...row, is_favorite: isMarked(stamp) },
        });
      }),
      ...gone.map((id) => work.store.delete([cookId, id])),
      work.done,
    ]);
    keepsFor(cookId);
    return true;
  }, false);
}

/**
 * Syncs the cook's recipes to this device: reads what has changed, and deletes the copies of recipes that the cook deleted or unmarked.
 * @returns the number of stored recipes; null if nothing was done because there is no session or no storage
 * @throws the data client's error
 */
export async function syncSavedRecipes(supabase: Supabase, cookId: string): Promise<number | null> {
  const { data } = await supabase.auth.getSession();
  // To a visitor the server would return no recipes, and every copy would be deleted.
  if (data.session?.user.id !== cookId) return null;
  const [stamps, kept] = [await readStamps(supabase, cookId), await readKeptStamps(cookId)];
  const changed = [...stamps.keys()].filter((id) => stamps.get(id) !== kept.get(id));
  const gone = [...kept.keys()].filter((id) => !stamps.has(id));
  const rows = await readRows(supabase, changed);
  return (await keep({ cookId, rows, stamps, gone })) ? stamps.size : null;
}
