import { z } from 'zod';
import type { Selections } from '#contract/constraint-labels.ts';
import { recipeDefaults } from '#contract/limits.ts';
import type { Remix, RemixBase } from '#contract/remix.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';
import { recipeSchema } from '#recipes/recipe.ts';
import type { BaseChoices } from '#recipes/remix/hold-choices.ts';
import type { Database } from '../../../database/database.ts';
import type { SignedInCook } from '../../signed-in-cook.ts';
import type { StoredResult } from '../generation.ts';
import { tastesOfCategories, tastesOfGroups } from './tastes.ts';

type RecipeRow = {
  user_id: string;
  generation_id: string | null;
  name: string;
  description: string | null;
  ingredients: string[];
  procedure: string[];
  prep_time: number | null;
  cook_time: number | null;
  servings: number | null;
  difficulty: string | null;
  image_url: string | null;
  categories: string[];
  details: unknown;
};
type OwnGeneration = { selections: unknown; result: StoredResult };

const detailsSchema = z
  .object({
    tips: recipeSchema.shape.tips.catch([]),
    checks: recipeSchema.shape.checks.catch([]),
  })
  .catch({ tips: [], checks: [] });
const askedSchema = z
  .object({ selections: z.record(z.string(), z.array(z.string())) })
  .catch({ selections: {} });

function nutritionOf({
  ingredients,
  servings,
  instructions,
}: Pick<RemixBase, 'ingredients' | 'servings' | 'instructions'>) {
  const counted = countNutrition(ingredients, servings, instructions);
  return counted.matchedShare > 0 ? counted : null;
}

/** Converts a saved recipe to a remix base, with the same defaults for missing values that its readers see. */
function baseOfRow(row: RecipeRow): RemixBase {
  const servings = row.servings ?? recipeDefaults.servings;
  return {
    title: row.name,
    description: row.description ?? '',
    ingredients: row.ingredients,
    instructions: row.procedure,
    tips: detailsSchema.parse(row.details).tips,
    prepTimeMinutes: row.prep_time ?? recipeDefaults.prepTimeMinutes,
    cookTimeMinutes: row.cook_time ?? recipeDefaults.cookTimeMinutes,
    servings,
    difficulty: row.difficulty || recipeDefaults.difficulty,
    nutrition: nutritionOf({
      ingredients: row.ingredients,
      servings,
      instructions: row.procedure,
    }),
    imageUrl: row.image_url,
  };
}

function baseOfResult({ recipe, imageUrl }: StoredResult): RemixBase {
  const { title, description, ingredients, instructions, tips } = recipe;
  const { prepTimeMinutes, cookTimeMinutes, servings, difficulty } = recipe;
  return {
    ...{ title, description, ingredients, instructions, tips },
    ...{ prepTimeMinutes, cookTimeMinutes, servings, difficulty },
    nutrition: recipe.nutrition ?? nutritionOf(recipe),
    imageUrl,
  };
}

/** Returns the tastes that a cook's own generation was made for. Only its cook ever sees them. */
function tastesOfGeneration(
  database: Database,
  { selections, result }: OwnGeneration,
): Selections | Promise<Selections> {
  return result.held ?? tastesOfGroups(database, askedSchema.parse(selections).selections);
}

/** Reads under row-level security: a cook sees only their own generations. */
async function findOwnGeneration(
  database: Database,
  { caller }: SignedInCook,
  id: string,
): Promise<OwnGeneration | undefined> {
  const [row] = await database.asCaller(
    caller,
    (transaction) => transaction<OwnGeneration[]>`
      select selections, result from public.generations where id = ${id} and status = 'completed'`,
  );
  return row;
}

async function readGenerated(
  database: Database,
  cook: SignedInCook,
  id: string,
): Promise<BaseChoices | undefined> {
  const found = await findOwnGeneration(database, cook, id);
  if (!found) return undefined;
  const { recipe } = found.result;
  const tastes = await tastesOfGeneration(database, found);
  return { base: baseOfResult(found.result), checks: recipe.checks, tastes };
}

async function readSaved(
  database: Database,
  cook: SignedInCook,
  id: string,
): Promise<BaseChoices | undefined> {
  const [row] = await database.asCaller(
    cook.caller,
    (transaction) => transaction<RecipeRow[]>`
      select user_id, generation_id, name, description, ingredients, procedure, prep_time, cook_time,
        servings, difficulty, image_url, categories, details
      from public.recipes where id = ${id}`,
  );
  if (!row) return undefined;
  const base = baseOfRow(row);
  const isOwn = row.user_id === cook.userId && row.generation_id !== null;
  const own = isOwn && (await findOwnGeneration(database, cook, row.generation_id ?? ''));
  if (own) {
    const tastes = await tastesOfGeneration(database, own);
    return { base, checks: own.result.recipe.checks, tastes };
  }
  const tastes = await tastesOfCategories(database, row.categories);
  return { base, checks: detailsSchema.parse(row.details).checks, tastes };
}

/**
 * Reads the base of a remix as the caller: for another user's recipe what any reader sees, for the caller's own recipe also the
 * tastes that it was made for.
 * @returns undefined when the recipe does not exist, or the caller may not read it
 */
export function readBase(
  database: Database,
  cook: SignedInCook,
  of: Remix['of'],
): Promise<BaseChoices | undefined> {
  return 'recipeId' in of
    ? readSaved(database, cook, of.recipeId)
    : readGenerated(database, cook, of.generationId);
}
