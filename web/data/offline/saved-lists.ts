import { isKeptFor } from '../device/kept-for.ts';
import type { SavedRow } from '../device/offline-database.ts';
import { readSavedRows } from './saved-recipes.ts';

/** Which of a cook's recipes a list shows. */
export type SavedList = { cookId: string; of: 'own' | 'favorites'; search?: string };

/**
 * Returns the rows of a list, newest first, with the same search as the data API. Returns undefined if this device stores nothing for this
 * cook, which differs from a cook without recipes.
 */
export async function readSavedList({ cookId, of, search = '' }: SavedList) {
  if (!isKeptFor(cookId)) return undefined;
  const wanted = search.toLowerCase();
  const fits = (row: SavedRow) =>
    (of === 'own' ? row.user_id === cookId : row.is_favorite === true) &&
    (row.search_text ?? row.name).toLowerCase().includes(wanted);
  return (await readSavedRows(cookId)).filter(fits);
}
