import { randomUuid } from '../../../../data/random-uuid.ts';
import type { FoundRecipe, Refusal } from '../imported/outcome.ts';
import type { TransferRecipe } from '../transfer-recipe.ts';
import { fingerprintOf, foldName } from './fingerprint.ts';
import type { SavedRecipes } from './read-saved.ts';

/** A recipe with the id of its future row. The id makes saving idempotent: a recipe sent twice is saved once. */
export type RecipeToImport = { id: string; recipe: TransferRecipe };

export type PlannedRecipe = FoundRecipe & RecipeToImport;

export type ImportPlan = {
  ready: PlannedRecipe[];
  /** Recipes that are already saved, or that occur twice in the files. */
  duplicates: PlannedRecipe[];
  refused: Refusal[];
};

const sameName = "You have another recipe with this name. We'll keep both.";

/** Sorts the recipes that were read into new ones and duplicates, and keeps the refusals. */
export function planImport(
  found: readonly FoundRecipe[],
  refused: Refusal[],
  saved: SavedRecipes,
): ImportPlan {
  const plan: ImportPlan = { ready: [], duplicates: [], refused };
  const seen = new Set<string>();
  for (const one of found) {
    const planned = { ...one, id: randomUuid() };
    const fingerprint = fingerprintOf(one.recipe);
    if (saved.fingerprints.has(fingerprint)) {
      plan.duplicates.push({ ...planned, remarks: ["It's already in your recipes."] });
    } else if (seen.has(fingerprint)) {
      plan.duplicates.push({ ...planned, remarks: ["It's in the files twice."] });
    } else if (saved.names.has(foldName(one.recipe.name))) {
      plan.ready.push({ ...planned, remarks: [...one.remarks, sameName] });
    } else plan.ready.push(planned);
    seen.add(fingerprint);
  }
  return plan;
}
