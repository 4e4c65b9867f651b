import { z } from 'zod';
import { recipeDefaults } from '#contract/limits.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import { difficultyLevels, recipeSchema, type Verdict } from '#recipes/recipe.ts';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../errors.ts';
import type { SignedInCook } from '../signed-in-cook.ts';

type Row = {
  name: string;
  description: string | null;
  ingredients: string[];
  procedure: string[];
  prep_time: number | null;
  cook_time: number | null;
  servings: number | null;
  difficulty: string | null;
  tips: string[];
  details: unknown;
  made: unknown;
};

const { tips, checks } = recipeSchema.shape;
const detailsSchema = z
  .object({ tips: tips.catch([]), checks: checks.catch([]) })
  .catch({ tips: [], checks: [] });
const madeSchema = recipeSchema
  .pick({ ingredients: true, instructions: true, tips: true, checks: true })
  .nullable()
  .catch(null);
const difficultySchema = z.enum(difficultyLevels).catch(recipeDefaults.difficulty);

/** An owner's recipe in its current state, and as it was generated. */
export type OwnRecipe = {
  draft: Draft;
  /** The value in the row; null when it is not set, while the draft has the default. */
  servings: number | null;
  /** The checks that the recipe shows now. */
  standing: Verdict[];
  /** The checks of the recipe when it was generated. */
  made: Verdict[];
  /** The lines before any edit by the owner: as generated, or the current lines of a recipe that was not generated here. */
  original: { ingredients: string[]; instructions: string[] };
};

function ownRecipeOf(row: Row): OwnRecipe {
  const said = detailsSchema.parse(row.details);
  const made = madeSchema.parse(row.made);
  return {
    draft: {
      title: row.name,
      description: row.description ?? '',
      ingredients: row.ingredients,
      instructions: row.procedure,
      prepTimeMinutes: row.prep_time ?? recipeDefaults.prepTimeMinutes,
      cookTimeMinutes: row.cook_time ?? recipeDefaults.cookTimeMinutes,
      servings: row.servings ?? recipeDefaults.servings,
      difficulty: difficultySchema.parse(row.difficulty),
      tips: made?.tips ?? (said.tips.length > 0 ? said.tips : row.tips),
      photoPrompt: '',
    },
    servings: row.servings,
    standing: said.checks,
    made: made?.checks ?? said.checks,
    original: made ?? { ingredients: row.ingredients, instructions: row.procedure },
  };
}

/** Reads a recipe that the caller owns, with its generation. Row-level security hides the generations of other users. @throws ApiError 404 */
export async function readOwnRecipe(
  database: Database,
  { caller, userId }: SignedInCook,
  id: string,
): Promise<OwnRecipe> {
  const [row] = await database.asCaller(
    caller,
    (transaction) => transaction<Row[]>`
      select r.name, r.description, r.ingredients, r.procedure, r.prep_time, r.cook_time, r.servings, r.difficulty, r.tips, r.details,
        (select g.result -> 'recipe' from public.generations g where g.id = r.generation_id) as made
      from public.recipes r where r.id = ${id} and r.user_id = ${userId}`,
  );
  if (!row) throw new ApiError(404, 'recipe_not_found', 'There is no such recipe of yours.');
  return ownRecipeOf(row);
}
