import { isKeptFor } from './kept-for.ts';
import type { SavedRow } from './offline-database.ts';
import { readSavedRows } from './saved-recipes.ts';

/** Which of a cook's recipes a list shows. */
export type SavedList = { cookId: string; of: 'own' | 'favorites'; search?: string };

/**
 * The rows of a list, newest first, searched as the data API searches them; undefined where this device keeps nothing for this
 * cook, which is something else than a cook without recipes.
 */
export async function readSavedList({ cookId, of, search = '' }: SavedList) {
  if (!isKeptFor(cookId)) return undefined;
  const wanted = search.toLowerCase();
  const fits = (row: SavedRow) =>
    (of === 'own' ? row.user_id === cookId : row.is_favorite === true) &&
    (row.search_text ?? row.name).toLowerCase().includes(wanted);
  return (await readSavedRows(cookId)).filter(fits);
}
