import { isKeptFor } from '../device/kept-for.ts';
import type { SavedRow } from '../device/offline-database.ts';
import { searchWords } from '../search-pattern.ts';
import { readSavedRows } from './saved-recipes.ts';

/** Which of a cook's recipes a list shows. */
export type SavedList = { cookId: string; of: 'own' | 'favorites'; search?: string };

/**
 * Returns the rows of a list, newest first, with the same search as the data API. Returns undefined if this device stores nothing for this
 * cook, which differs from a cook without recipes.
 */
export async function readSavedList({ cookId, of, search = '' }: SavedList) {
  if (!isKeptFor(cookId)) return undefined;
  const words = searchWords(search.toLowerCase());
  const fits = (row: SavedRow) => {
    const text = (row.search_text ?? row.name).toLowerCase();
    const isListed = of === 'own' ? row.user_id === cookId : row.is_favorite === true;
    return isListed && words.every((word) => text.includes(word));
  };
  return (await readSavedRows(cookId)).filter(fits);
}
