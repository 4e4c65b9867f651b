import type { Handler } from 'hono';
import pLimit from 'p-limit';
import {
  plainLines,
  type RecipeChangeAnswer,
  recipeChangeSchema,
} from '#contract/recipe-change.ts';
import { type CheckedAgain, checkAgain } from '#recipes/checks/check-again.ts';
import { yieldToEventLoop } from '#recipes/generation/yield-to-event-loop.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { createMemoryLimiter } from '../http/limiter.ts';
import type { Services } from '../services.ts';
import { printFailure } from './print-failure.ts';
import { readJson } from './read-json.ts';
import { type OwnRecipe, readOwnRecipe } from './recipe-change/read-own-recipe.ts';
import { readSignedInCaller, type SignedInCook } from './signed-in-cook.ts';
import { tooOften } from './too-often.ts';

/** Each change runs a full check; a user who reads the result sends fewer. */
const changesPerMinute = 30;

/** Returns the indexes of lines that are not among the original ones. */
const placesOfNew = (lines: readonly string[], original: readonly string[]): number[] =>
  lines.flatMap((line, place) => (original.includes(line) ? [] : [place]));

/** Returns the details to store with the changed recipe, including which of its lines its owner wrote. */
const detailsOf = (
  { ingredients, instructions, tips }: Draft,
  { original }: OwnRecipe,
  { checks, nutrition }: CheckedAgain,
  at: Date,
) => ({
  tips,
  checks,
  nutrition,
  changed: {
    at: at.toISOString(),
    ingredients: placesOfNew(ingredients, original.ingredients),
    instructions: placesOfNew(instructions, original.instructions),
  },
});

type Versions = { before: Draft; servings: number | null; after: Draft; details: object };

/** Saves the claims as the service and the text as its owner. @throws ApiError 409 when the text was changed meanwhile */
async function save(
  database: Database,
  { caller, userId }: SignedInCook,
  recipeId: string,
  { before, servings, after, details }: Versions,
): Promise<void> {
  const { ingredients, instructions } = after;
  await database.asService(
    (transaction) => transaction`
      select private.keep_changed_recipe(${recipeId}, ${userId}, ${ingredients}, ${instructions},
        ${before.title}, ${servings}, ${transaction.json(details as never)})`,
  );
  const changed = await database.asCaller(
    caller,
    (transaction) => transaction`
      update public.recipes set ingredients = ${ingredients}, procedure = ${instructions}
      where id = ${recipeId} and user_id = ${userId}
        and ingredients = ${before.ingredients} and procedure = ${before.instructions}
      returning id`,
  );
  if (changed.length === 0) throw changedElsewhere();
}

const changedElsewhere = () =>
  new ApiError(409, 'recipe_changed', 'This recipe was changed elsewhere. Open it again first.');

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(plainLines(one)) === JSON.stringify(plainLines(other));

/**
 * Changes lines of the caller's own recipe and checks its diets and allergens again. A claim that no longer holds is reported first, and
 * removed once the owner accepts that.
 */
export function changeRecipe(services: Services): Handler<DoorEnvironment> {
  const count = createMemoryLimiter(services.settings, { points: changesPerMinute, seconds: 60 });
  // A check blocks the thread: other requests get their turn between two checks.
  const oneByOne = pLimit(1);
  return async (c) => {
    try {
      const cook = await readSignedInCaller(c.req.raw, services);
      const waitMs = await count(cook.userId);
      if (waitMs !== undefined) throw tooOften(waitMs);
      const change = await readJson(c.req.raw, recipeChangeSchema);
      const { recipeId, ingredients, instructions, seen, acceptsBreaches } = change;
      const own = await readOwnRecipe(services.database, cook, recipeId);
      const { draft } = own;
      if (
        !isSame(seen.ingredients, draft.ingredients) ||
        !isSame(seen.instructions, draft.instructions)
      )
        throw changedElsewhere();
      const after = { ...draft, ingredients, instructions };
      const checked = await oneByOne(async () => {
        await yieldToEventLoop();
        return checkAgain(after, own.made);
      });
      const breaches = checked.breaches.filter(({ subject }) =>
        own.standing.some((one) => one.subject === subject),
      );
      const saved = breaches.length === 0 || acceptsBreaches;
      if (saved) {
        const details = detailsOf(after, own, checked, services.clock());
        const versions = { before: draft, servings: own.servings, after, details };
        await save(services.database, cook, recipeId, versions);
      }
      const answer: RecipeChangeAnswer = { saved, breaches };
      return c.json(answer);
    } catch (error) {
      return printFailure(error, c);
    }
  };
}
