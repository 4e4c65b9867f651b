import type { RemixBase } from '#contract/remix.ts';
import { phraseOf } from '#recipes/pantry/words.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { dishesIn, expandDish } from '../cookbook/printing/expand-dish.ts';
import { printDish } from '../cookbook/printing/print-dish.ts';
import { type KnownRecipe, readKnownRecipe } from './known-recipe.ts';

/** The dish behind a recipe: a dish of the cookbook, or the recipe itself read as a dish. */
export type BaseDish = {
  dish: CookbookDish;
  /** Whether the dish is in the cookbook. */
  isInBook: boolean;
  /** Pantry ids in the recipe's ingredient list. */
  ids: ReadonlySet<string>;
  /** Ids that the printed cookbook dish has and the recipe's ingredient list no longer has. */
  gone: ReadonlySet<string>;
};

/** Minimum similarity (0 to 1) of the ingredient list and the steps to those of the dish. */
const least = {
  /** For a recipe whose title contains the dish's name: "Vegan Spaghetti alla Carbonara with Smoked Tofu". */
  within: { foods: 0.3, steps: 0.35 },
  /** For any other recipe: no other author words the steps in the same way, whatever the title is now. */
  other: { foods: 0.4, steps: 0.5 },
} as const;
const mostCompared = 8;

const dice = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.size + other.size === 0 ? 0 : (2 * one.intersection(other).size) / (one.size + other.size);

const idsOf = ({ items }: KnownRecipe) => new Set(items.map(({ id }) => id));

/** A recipe whose dish is looked for, read once for all comparisons, and its title as a phrase. */
type ReadBase = { known: KnownRecipe; title: string };

/** A cookbook dish with what a recipe's text is compared to before the dish is printed. */
type Candidate = {
  dish: CookbookDish;
  /** The pantry ids of its ingredients and of those of its parts. */
  ids: ReadonlySet<string>;
  /** Its title and its other names, as phrases. */
  names: ReadonlySet<string>;
};

function candidateOf(dish: CookbookDish, { find }: Cookbook): Candidate {
  const ingredients = dishesIn(expandDish(dish, 1, find)).flatMap((one) => one.ingredients);
  return {
    dish,
    ids: new Set(ingredients.map(({ pantryId }) => pantryId)),
    names: new Set([dish.title, ...dish.also].map(phraseOf)),
  };
}

/** Whether a recipe's title, as a phrase, contains a name of the dish. */
const isInTitle = ({ names }: Candidate, title: string): boolean =>
  [...names].some((name) => ` ${title} `.includes(` ${name} `));

/** Returns the dishes that are worth comparing in full, by their own ingredients and their names. */
function nearestTo({ known, title }: ReadBase, candidates: readonly Candidate[]): Candidate[] {
  const ids = idsOf(known);
  return candidates
    .map((one) => ({ one, nearness: (isInTitle(one, title) ? 1 : 0) + dice(ids, one.ids) }))
    .sort((one, other) => other.nearness - one.nearness)
    .slice(0, mostCompared)
    .map(({ one }) => one);
}

/**
 * Compares a recipe with a dish as printed.
 * @returns undefined when the recipe is not made from the dish
 */
function compare(
  { known, title }: ReadBase,
  candidate: Candidate,
  printed: KnownRecipe,
): { found: BaseDish; likeness: number } | undefined {
  const [ids, all] = [idsOf(known), idsOf(printed)];
  const foods = dice(ids, all);
  const steps = dice(known.telling, printed.telling);
  const isWithin = isInTitle(candidate, title);
  const bounds = isWithin ? least.within : least.other;
  if (foods < bounds.foods || steps < bounds.steps) return undefined;
  return {
    found: { dish: candidate.dish, isInBook: true, ids, gone: all.difference(ids) },
    likeness: foods + 2 * steps + (isWithin ? 0.5 : 0),
  };
}

/** Creates a function that prints a dish and reads it as a recipe, once for each dish. */
function createPrinter(book: Cookbook): (dish: CookbookDish) => KnownRecipe {
  const printed = new Map<string, KnownRecipe>();
  return (dish) => {
    const before = printed.get(dish.path);
    if (before) return before;
    const draft = printDish(dish, dish.servings, book.find);
    const known = readKnownRecipe({ ...draft, nutrition: null, imageUrl: null });
    printed.set(dish.path, known);
    return known;
  };
}

/** Finds the cookbook dish behind a recipe by its ingredient list and the words of its steps, whatever its title. */
export function createBaseFinder(book: Cookbook): (base: RemixBase) => BaseDish | undefined {
  const candidates = book.dishes
    .filter(({ courses }) => courses.length > 0)
    .map((dish) => candidateOf(dish, book));
  const printedAs = createPrinter(book);
  const remembered = new WeakMap<RemixBase, { found: BaseDish | undefined }>();

  function find(base: RemixBase): BaseDish | undefined {
    const read = { known: readKnownRecipe(base), title: phraseOf(base.title) };
    const [best] = nearestTo(read, candidates)
      .flatMap((one) => compare(read, one, printedAs(one.dish)) ?? [])
      .sort((one, other) => other.likeness - one.likeness);
    return best?.found;
  }

  return (base) => {
    const before = remembered.get(base) ?? { found: find(base) };
    remembered.set(base, before);
    return before.found;
  };
}
