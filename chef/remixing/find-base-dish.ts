import type { RemixBase } from '#contract/remix.ts';
import { holdsPhrase, phraseOf } from '#recipes/pantry/words.ts';
import { type KnownDish, readKnownDish } from '../composing/remix/known-dish.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { printDish } from '../cookbook/printing/print-dish.ts';

/** The dish of the cookbook that a recipe is. */
export type BaseDish = {
  dish: CookbookDish;
  /** Whether its steps are the dish's own, so that its list says what was changed in it. */
  isOurs: boolean;
  /** Ids of the pantry that its list has. */
  ids: ReadonlySet<string>;
  /** Ids of the dish as printed that its list no longer has. */
  gone: ReadonlySet<string>;
};

/** Shares (0 to 1) that its list and its steps have to have in common with the dish's. */
const least = {
  /** Of a dish that bears the same name, whoever wrote it. */
  named: { foods: 0.6, steps: 0 },
  /** Of one whose name is in its title: "Vegan Spaghetti alla Carbonara with Smoked Tofu". */
  within: { foods: 0.3, steps: 0.35 },
  /** Of any other: nobody else tells it in the same words, whatever it is called now. */
  other: { foods: 0.4, steps: 0.5 },
} as const;
const mostCompared = 8;

const dice = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.size + other.size === 0 ? 0 : (2 * one.intersection(other).size) / (one.size + other.size);

const idsOf = ({ items }: KnownDish) => new Set(items.map(({ id }) => id));

/** Finds which dish of a cookbook a recipe is: by its name and list, or by its list and steps. */
export function createBaseFinder(book: Cookbook): (base: RemixBase) => BaseDish | undefined {
  const served = book.dishes.filter(({ courses }) => courses.length > 0);
  const rough = new Map<string, ReadonlySet<string>>();
  const names = new Map<string, ReadonlySet<string>>();
  for (const dish of served) {
    rough.set(dish.path, new Set(dish.ingredients.map(({ pantryId }) => pantryId)));
    names.set(dish.path, new Set([dish.title, ...dish.also].map(phraseOf)));
  }
  const printed = new Map<string, KnownDish>();
  function printedAs(dish: CookbookDish): KnownDish {
    const before = printed.get(dish.path);
    if (before) return before;
    const draft = printDish(dish, dish.servings, book.find);
    const known = readKnownDish({ ...draft, nutrition: null, imageUrl: null });
    printed.set(dish.path, known);
    return known;
  }
  const remembered = new WeakMap<RemixBase, { found: BaseDish | undefined }>();

  function compare(dish: CookbookDish, base: RemixBase) {
    const [own, known] = [readKnownDish(base), printedAs(dish)];
    const [ids, all] = [idsOf(own), idsOf(known)];
    const foods = dice(ids, all);
    const steps = dice(own.telling, known.telling);
    const title = phraseOf(base.title);
    const isNamed = names.get(dish.path)?.has(title) ?? false;
    const isWithin = [...(names.get(dish.path) ?? [])].some((name) => holdsPhrase(title, name));
    const meets = (kind: keyof typeof least) =>
      foods >= least[kind].foods && steps >= least[kind].steps;
    const isOurs = meets('other') || (isWithin && meets('within'));
    if (!isOurs && !(isNamed && meets('named'))) return [];
    const found: BaseDish = { dish, isOurs, ids, gone: all.difference(ids) };
    return [{ found, likeness: foods + 2 * steps + (isNamed ? 0.5 : 0) }];
  }

  function find(base: RemixBase): BaseDish | undefined {
    const ids = idsOf(readKnownDish(base));
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
