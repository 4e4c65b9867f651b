import type { Constraints } from '#recipes/models/model.ts';
import { type Draft, readRecipe } from '#recipes/reading/read-recipe.ts';
import { explainUnknown, understand } from '#recipes/selections/understand.ts';
import type { FindDish } from '#recipes/selections/wish/find-dish.ts';
import { attemptDish, refusalOf } from './composing/attempt-dish.ts';
import type { Dish } from './composing/dish.ts';
import { notFollowed } from './composing/not-followed.ts';
import { writeMarkdown } from './composing/write-markdown.ts';
import type { Cookbook } from './cookbook/cookbook.ts';
import { createDishFinder } from './finding/find-dishes.ts';
import { createRelativeFinder } from './finding/relatives.ts';
import { createRemixServer } from './remixing/serve-remix.ts';
import { notDescribing } from './serving/not-describing.ts';
import { isRefused, type Refused, type Served, type ServedDish } from './serving/serve-dish.ts';
import { createRequestServer } from './serving/serve-request.ts';
import { writeDraft } from './serving/write-draft.ts';

/** A recipe by the built-in chef. */
export type WrittenRecipe = {
  draft: Draft;
  markdown: string;
  /** Short notes for the cook, shown beside the recipe. */
  notes: string[];
  /** Chosen names that do not describe the recipe. */
  notFollowed: string[];
  /** The path of the cookbook file, or the kind of dish that was composed. */
  source: { path: string } | { composed: string };
  course: string | undefined;
  cuisine: string | undefined;
};

export type RecipeWriter = {
  /**
   * Returns the same recipe for the same constraints, seed and recent titles.
   * @param recentTitles titles that the cook recently had; repeated only when asked for by name or when nothing else keeps the choices
   */
  write(
    constraints: Constraints,
    seed: string,
    recentTitles?: readonly string[],
  ): WrittenRecipe | { refusal: string };
  /** Returns why no recipe can be written for the constraints, before anything is charged; undefined if one can. */
  refusal(constraints: Constraints): string | undefined;
  /** Counts what the recipe does not keep of the constraints or has to change for them: 0 when the dish fits as it is written. */
  unmetCount(constraints: Constraints): number;
  findNamed: FindDish;
};

/** Fixed seed: whether a dish is possible must not depend on chance, so that a request that passed before charging succeeds after it. */
const surestSeed = 'possible';
const composedNote =
  'No dish in our cookbook fits all of your choices, so we created this one for you.';

function fromCookbook(
  { dish, draft, nutrition, notes, labels }: ServedDish,
  chosen: Constraints['selections'],
): WrittenRecipe {
  const { course, cuisine } = labels;
  const selections = {
    ...(course ? { Course: [course] } : {}),
    ...(cuisine ? { Cuisine: [cuisine] } : {}),
  };
  return {
    draft,
    markdown: writeDraft(draft, nutrition, selections),
    notes,
    notFollowed: notDescribing(dish, chosen),
    source: { path: dish.path },
    course,
    cuisine,
  };
}

/** Counts as unmet where the cookbook has no dish: more than any number of notes. */
const nothingMet = 100;

/** Returns the refusal for a dish that was requested by a name which no dish has. */
const refusalOfDish = (name: string): string =>
  `We don't have “${name}” in our cookbook, so nothing was made and no credit was used. Try another dish, or tell us what it should be like.`;

/** Returns the refusal for a kind of dish of which the cookbook has none that keeps the choices. */
const refusalOfKind = (name: string): string =>
  `We have no “${name}” that fits everything you asked for, so nothing was made and no credit was used. Change a choice, or ask for another dish.`;

const refusalOfServed = (refused: Refused): string =>
  'unknownDish' in refused
    ? refusalOfDish(refused.unknownDish)
    : refusalOfKind(refused.impossibleDish);

const answerOf = (
  served: Served,
  { selections }: Constraints,
): WrittenRecipe | { refusal: string } =>
  isRefused(served) ? { refusal: refusalOfServed(served) } : fromCookbook(served, selections);

/** Returns a composed dish, with notes that say so and list the choices that it does not follow. */
function fromComposed(dish: Dish, constraints: Constraints): WrittenRecipe {
  const markdown = writeMarkdown(dish);
  const reading = readRecipe(markdown);
  if (!reading.ok) throw new Error(`A composed recipe cannot be read: ${reading.problem}`);
  const names = notFollowed(constraints, dish);
  const listed = names.map((name) => `“${name}”`).join(', ');
  const said = names.length === 0 ? [] : [`It does not follow these choices: ${listed}.`];
  return {
    draft: reading.draft,
    markdown,
    notes: [composedNote, ...said],
    notFollowed: names,
    source: { composed: dish.archetype.id },
    course: dish.course,
    cuisine: undefined,
  };
}

/** Counts the notes of a dish, and the choices that it does not keep, which have a note as well. */
const unmetBy = (served: Served | undefined, { selections }: Constraints): number =>
  !served || isRefused(served)
    ? nothingMet
    : notDescribing(served.dish, selections).length + served.notes.length;

/** Writes recipes from a cookbook, and composes a dish when no cookbook dish can be made. */
export function createRecipeWriter(book: Cookbook): RecipeWriter {
  const relativesOf = createRelativeFinder(book);
  const finder = createDishFinder(book, relativesOf);
  const serve = createRequestServer(book, finder);
  // Created on the first remix, because most requests are not remixes.
  let serveRemix: ReturnType<typeof createRemixServer> | undefined;

  /** Changes an existing recipe. Unlike `write`, it composes no dish as a fallback. */
  function remix(constraints: Constraints): ServedDish | { refusal: string } {
    const understood = understand(constraints);
    if (!understood.ok) return { refusal: explainUnknown(understood.unknown) };
    serveRemix ??= createRemixServer(book, relativesOf);
    return serveRemix(constraints, understood.requirements);
  }

  function write(constraints: Constraints, seed: string, recentTitles?: readonly string[]) {
    if (constraints.remix) {
      const changed = remix(constraints);
      return 'refusal' in changed ? changed : fromCookbook(changed, constraints.selections);
    }
    const served = serve(constraints, seed, recentTitles);
    if (served && !('impossibleDish' in served)) return answerOf(served, constraints);
    // The only dish of its kind may be among the recent ones, which come last.
    if (served) return answerOf(serve(constraints, surestSeed) ?? served, constraints);
    const attempt = attemptDish(constraints, seed);
    if ('dish' in attempt) return fromComposed(attempt.dish, constraints);
    const surest = serve(constraints, surestSeed);
    return surest ? answerOf(surest, constraints) : attempt;
  }

  return {
    findNamed: finder.findNamed,
    write,
    unmetCount: (constraints) => unmetBy(serve(constraints, surestSeed), constraints),
    refusal(constraints) {
      if (constraints.remix) {
        const changed = remix(constraints);
        return 'refusal' in changed ? changed.refusal : undefined;
      }
      const surest = serve(constraints, surestSeed);
      if (!surest) return refusalOf(constraints);
      return isRefused(surest) ? refusalOfServed(surest) : undefined;
    },
  };
}
