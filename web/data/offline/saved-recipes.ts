import { type SavedRow, withOfflineDatabase } from '../device/offline-database.ts';
import { type RecipeView, recipeFromRow } from '../recipes/recipe-view.ts';
import { storedCookId } from '../session/stored-session.ts';
import { readVisitedRecipe } from './visited-recipes.ts';

/**
 * Reads a recipe stored on this device: one that the signed-in cook saved or marked as a favorite, or a public one that was opened before.
 * Returns undefined if it is not stored, or if the current user may not see it.
 */
export async function readSavedRecipe(id: string): Promise<RecipeView | undefined> {
  const cookId = storedCookId();
  const saved = cookId
    ? await withOfflineDatabase((database) => database.get('saved', [cookId, id]), undefined)
    : undefined;
  return saved ? recipeFromRow(saved.row) : readVisitedRecipe(id);
}

/** Sorts newest first, like every list of recipes. */
function byAge(one: SavedRow, other: SavedRow): number {
  return other.created_at.localeCompare(one.created_at) || one.id.localeCompare(other.id);
}

/** Returns the stored rows of a cook, as the data API returned them. Empty unless this cook is signed in on this device. */
export async function readSavedRows(cookId: string): Promise<SavedRow[]> {
  if (storedCookId() !== cookId) return [];
  const records = await withOfflineDatabase(
    (database) => database.getAllFromIndex('saved', 'byCook', cookId),
    [],
  );
  return records.map(({ row }) => row).sort(byAge);
}
