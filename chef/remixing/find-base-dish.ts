import type { RemixBase } from '#contract/remix.ts';
import { holdsPhrase, phraseOf } from '#recipes/pantry/words.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
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

/** Finds the cookbook dish behind a recipe by its ingredient list and the words of its steps, whatever its title. */
export function createBaseFinder(book: Cookbook): (base: RemixBase) => BaseDish | undefined {
  const served = book.dishes.filter(({ courses }) => courses.length > 0);
  const rough = new Map<string, ReadonlySet<string>>();
  const names = new Map<string, ReadonlySet<string>>();
  for (const dish of served) {
    rough.set(dish.path, new Set(dish.ingredients.map(({ pantryId }) => pantryId)));
    names.set(dish.path, new Set([dish.title, ...dish.also].map(phraseOf)));
  }
  const printed = new Map<string, KnownRecipe>();
  function printedAs(dish: CookbookDish): KnownRecipe {
    const before = printed.get(dish.path);
    if (before) return before;
    const draft = printDish(dish, dish.servings, book.find);
    const known = readKnownRecipe({ ...draft, nutrition: null, imageUrl: null });
    printed.set(dish.path, known);
    return known;
  }
  const remembered = new WeakMap<RemixBase, { found: BaseDish | undefined }>();

  function compare(dish: CookbookDish, base: RemixBase) {
    const [own, known] = [readKnownRecipe(base), printedAs(dish)];
    const [ids, all] = [idsOf(own), idsOf(known)];
    const foods = dice(ids, all);
    const steps = dice(own.telling, known.telling);
    const title = phraseOf(base.title);
    const isWithin = [...(names.get(dish.path) ?? [])].some((name) => holdsPhrase(title, name));
    const bounds = isWithin ? least.within : least.other;
    if (foods < bounds.foods || steps < bounds.steps) return [];
    const found: BaseDish = { dish, isInBook: true, ids, gone: all.difference(ids) };
    return [{ found, likeness: foods + 2 * steps + (isWithin ? 0.5 : 0) }];
  }

  function find(base: RemixBase): BaseDish | undefined {
    const ids = idsOf(readKnownRecipe(base));
    const title = phraseOf(base.title);
    const near = served
      .map((dish) => {
        const isWithin = [...(names.get(dish.path) ?? [])].some((name) => holdsPhrase(title, name));
        const bonus = isWithin ? 1 : 0;
        return { dish, nearness: bonus + dice(ids, rough.get(dish.path) ?? new Set()) };
      })
      .sort((one, other) => other.nearness - one.nearness)
      .slice(0, mostCompared);
    const [best] = near
      .flatMap(({ dish }) => compare(dish, base))
      .sort((one, other) => other.likeness - one.likeness);
    return best?.found;
  }

  return (base) => {
    const before = remembered.get(base) ?? { found: find(base) };
    remembered.set(base, before);
    return before.found;
  };
}
