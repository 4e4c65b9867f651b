import { type RecipeView, recipeFromRow } from '../recipes/recipe-view.ts';
import { storedCookId } from '../session/stored-session.ts';
import { type SavedRow, withOfflineDatabase } from './offline-database.ts';
import { readVisitedRecipe } from './visited-recipes.ts';

/**
 * A recipe that this device keeps: one that the cook who is signed in here saved or marked, or a public one that was opened
 * before. Undefined where it is not kept, or may not be shown to who is here.
 */
export async function readSavedRecipe(id: string): Promise<RecipeView | undefined> {
  const cookId = storedCookId();
  const saved = cookId
    ? await withOfflineDatabase((database) => database.get('saved', [cookId, id]), undefined)
    : undefined;
  return saved ? recipeFromRow(saved.row) : readVisitedRecipe(id);
}

/** Newest first, as every list of recipes is. */
function byAge(one: SavedRow, other: SavedRow): number {
  return other.created_at.localeCompare(one.created_at) || one.id.localeCompare(other.id);
}

/** What is kept for a cook, as the data API answered it; nothing for anybody but who is signed in on this device. */
export async function readSavedRows(cookId: string): Promise<SavedRow[]> {
  if (storedCookId() !== cookId) return [];
  const records = await withOfflineDatabase(
    (database) => database.getAllFromIndex('saved', 'byCook', cookId),
    [],
  );
  return records.map(({ row }) => row).sort(byAge);
}
