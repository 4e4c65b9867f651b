import { randomUuid } from '../../../../data/random-uuid.ts';
import type { FoundRecipe, Refusal } from '../reading/outcome.ts';
import type { TransferRecipe } from '../transfer-recipe.ts';
import { fingerprintOf, foldName } from './fingerprint.ts';
import type { SavedRecipes } from './read-saved.ts';

/** A recipe with the id that its row will have: sent twice it is saved once. */
export type RecipeToImport = { id: string; recipe: TransferRecipe };

export type PlannedRecipe = FoundRecipe & RecipeToImport;

export type ImportPlan = {
  ready: PlannedRecipe[];
  /** The same recipe is there already, or stands twice in the files. */
  duplicates: PlannedRecipe[];
  refused: Refusal[];
};

const sameName = "You have another recipe with this name. We'll keep both.";

/** Sorts what was read into what is new, what is there already and what cannot be. */
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
