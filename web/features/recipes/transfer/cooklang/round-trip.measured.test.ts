import { beforeAll, describe, expect, test } from 'vitest';
import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { printDish } from '#chef/cookbook/printing/print-dish.ts';
import { readIngredientLine } from '#recipes/measures/read-line.ts';
import { type Draft, readRecipe } from '#recipes/reading/read-recipe.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { answerSets, readAnswers } from '#tests/support/answers/read-answers.ts';
import {
  inBase,
  type OfficialReading,
  readOfficially,
  viewOf,
} from '#tests/support/cooklang-round-trip.ts';
import { sampleInGate } from '#tests/support/sample-in-gate.ts';
import { type TransferRecipe, transferOf } from '../transfer-recipe.ts';
import { readCooklang } from './reading/read-cooklang.ts';
import { planIngredients } from './writing/plan-ingredients.ts';
import { writeCooklang } from './writing/write-cooklang.ts';

const site = 'https://saffron.example';

type Trip = {
  id: string;
  recipe: TransferRecipe;
  outcome: ReturnType<typeof readCooklang>;
  official: OfficialReading;
};

async function printedDishes(): Promise<{ id: string; draft: Draft }[]> {
  const book = readCompiledCookbook(await readCookbookFile());
  return sampleInGate(book.dishes, 15).map((dish) => ({
    id: dish.path,
    draft: printDish(dish, dish.servings, book.find),
  }));
}

function modelAnswers(): { id: string; draft: Draft }[] {
  const answers = answerSets().flatMap((set) =>
    readAnswers(set).map(({ id, text }) => ({ id: `${set}/${id}`, text })),
  );
  return sampleInGate(answers, 39).flatMap(({ id, text }) => {
    const reading = readRecipe(text);
    return reading.ok ? [{ id, draft: reading.draft }] : [];
  });
}

function walk({ id, draft }: { id: string; draft: Draft }): Trip {
  const view = viewOf(draft);
  const file = writeCooklang(view, null, site, { courses: ['Dinner'], cuisines: [] });
  return {
    id,
    recipe: transferOf(view, null, site),
    outcome: readCooklang(file, `${id}.cook`, site, 'unnamed'),
    official: readOfficially(file),
  };
}

const idsWhere = (trips: readonly Trip[], isWrong: (trip: Trip) => boolean): string[] =>
  trips.filter(isWrong).map(({ id }) => id);

/** Counts a tin as one piece, whatever its weight. */
const inPieces = (unit: string): string => (/^\d/.test(unit) ? '' : unit);

/** Returns the lines whose marks, as the official parser reads them, do not add up to the amount of the line. */
function linesThatDoNotAddUp({ recipe, official }: Trip): string[] {
  const plan = planIngredients(recipe.ingredients, recipe.instructions);
  if (plan.length !== official.ingredients.length) return ['marks are missing'];
  return recipe.ingredients.filter((line, at) => {
    const marks = official.ingredients.filter((_, mark) => plan[mark]?.line === at);
    const { amount, unit } = readIngredientLine(line);
    if (marks.length === 0) return false;
    if (amount === undefined) return marks.some(({ value }) => value !== undefined);
    const sum = marks.reduce(
      (all, { value = Number.NaN, unit: said }) => all + inBase(value, inPieces(said)),
      0,
    );
    return !(Math.abs(sum - amount * (unit?.factor ?? 1)) <= sum * 0.02);
  });
}

describe.each([
  ['printed dishes of the cookbook', printedDishes, 0.99],
  ['answers of language models', modelAnswers, 0.99],
] as const)('%s', (_, read, leastMarked) => {
  let trips: Trip[];
  // It walks the whole cookbook, which takes minutes on a machine that is busy with other work.
  beforeAll(async () => {
    trips = (await read()).map(walk);
  }, 600_000);

  test('are more than a hundred', () => {
    expect(trips.length).toBeGreaterThan(100);
  });

  test('survive a round trip unchanged and without remarks', () => {
    const wrong = idsWhere(trips, ({ outcome, recipe }) => {
      if (!('found' in outcome) || outcome.found.remarks.length > 0) return true;
      return JSON.stringify(outcome.found.recipe) !== JSON.stringify(recipe);
    });
    expect(wrong).toEqual([]);
  });

  test('are valid Cooklang for the official parser, with the same sentences', () => {
    expect(idsWhere(trips, ({ official }) => official.report !== '')).toEqual([]);
    const differ = ({ official, recipe }: Trip) =>
      JSON.stringify(official.steps) !== JSON.stringify(recipe.instructions);
    expect(idsWhere(trips, differ)).toEqual([]);
  });

  test('give the official parser title, servings, times and the whole list', () => {
    const differ = ({ official: { metadata }, recipe }: Trip) =>
      metadata.get('title') !== recipe.name ||
      metadata.get('servings') !== recipe.servings ||
      metadata.get('prep time') !== `${recipe.prepTimeMinutes} minutes` ||
      metadata.get('cook time') !== `${recipe.cookTimeMinutes} minutes` ||
      JSON.stringify(metadata.get('ingredients')) !== JSON.stringify(recipe.ingredients);
    expect(idsWhere(trips, differ)).toEqual([]);
  });

  test('use the amounts of the list in their steps, and mark nearly every line', () => {
    expect(
      trips.flatMap((trip) => linesThatDoNotAddUp(trip).map((line) => `${trip.id}: ${line}`)),
    ).toEqual([]);
    const lines = trips.flatMap(({ recipe }) => recipe.ingredients).length;
    const marked = trips.flatMap(({ recipe }) => [
      ...new Set(planIngredients(recipe.ingredients, recipe.instructions).map(({ line }) => line)),
    ]).length;
    expect(marked / lines).toBeGreaterThan(leastMarked);
  });
});
