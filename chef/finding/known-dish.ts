import { keyOf } from '#recipes/selections/names.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { expandDish } from '../cookbook/printing/expand-dish.ts';
import { printedMinutes } from '../cookbook/printing/printed-minutes.ts';

type Held = { id: string; role: string; isOptional: boolean };
/** A dish with what it is found by. */
export type Known = {
  dish: CookbookDish;
  held: readonly Held[];
  ids: ReadonlySet<string>;
  keys: {
    title: string[];
    courses: string[];
    cuisine: string;
    styles: string[];
    techniques: string[];
  };
  isMeal: boolean;
  totalMinutes: number;
  prepMinutes: number;
  cookMinutes: number;
};

/** Reads what a dish is found by. */
export function knowDish(dish: CookbookDish, { find }: Cookbook): Known {
  const expanded = expandDish(dish, 1, find);
  const dishes = [...new Set(expanded.steps.map((step) => step.dish))];
  const { prepMinutes, cookMinutes } = printedMinutes(expanded);
  const held = dishes.flatMap(({ ingredients }) =>
    ingredients.map(({ pantryId, role, isOptional }) => ({ id: pantryId, role, isOptional })),
  );
  return {
    dish,
    held,
    ids: new Set(held.map(({ id }) => id)),
    keys: {
      title: keyOf(dish.title).split(' '),
      courses: dish.courses.map(keyOf),
      cuisine: keyOf(dish.cuisine ?? ''),
      styles: dish.styles.map(keyOf),
      techniques: dish.techniques.map(keyOf),
    },
    isMeal: dish.courses.some((course) => course === 'Lunch' || course === 'Dinner'),
    totalMinutes: prepMinutes + cookMinutes,
    prepMinutes,
    cookMinutes,
  };
}

/** A dish that was adapted keeps most words of its title: "Vegan Tom Kha with Tofu" of "Tom Kha Gai". */
const leastShared = 0.65;
/** Whether a title is that of a dish, as it is or adapted. */
export const sharesTitle = ({ keys }: Known, words: ReadonlySet<string>): boolean =>
  keys.title.filter((word) => words.has(word)).length >= leastShared * keys.title.length;

/** Whether a dish is made with some equipment: "oven" in "a hot oven". */
export function needs(dish: CookbookDish, gear: string): boolean {
  const wanted = keyOf(gear);
  const used = dish.steps.flatMap(({ segments }) =>
    segments.flatMap((one) => (one.kind === 'cookware' ? [keyOf(one.text)] : [])),
  );
  return [...used, ...dish.equipment.map(keyOf)].some((one) => one.split(' ').includes(wanted));
}
