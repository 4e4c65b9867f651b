import { difficultyLevels } from '#recipes/recipe.ts';
import type { CookbookDish, Segment } from '../../cookbook/dish.ts';
import { perServing } from '../../cookbook/printing/expand-dish.ts';

const harder = (
  one: CookbookDish['difficulty'],
  other: CookbookDish['difficulty'],
): CookbookDish['difficulty'] =>
  difficultyLevels.indexOf(other) > difficultyLevels.indexOf(one) ? other : one;

const inTitle = (name: string): string =>
  name.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

/**
 * Adds sides to the title of a dish: "Chana Masala with Flatbread", "Lamb Tagine with Prunes and Couscous".
 * @param names how the cook calls the sides
 */
export const titleWithSides = (title: string, names: readonly string[]): string =>
  names.reduce(
    (all, name) => `${all} ${/ with /i.test(all) ? 'and' : 'with'} ${inTitle(name)}`,
    title,
  );

/**
 * Returns a dish with another one made beside it, for as many servings: a last step serves both. Its title stays, since an adapted dish
 * may get another one.
 */
export function serveBeside(main: CookbookDish, side: CookbookDish): CookbookDish {
  const served: Segment[] = [
    { kind: 'text', text: 'Serve it with ' },
    {
      ...{ kind: 'dish', path: side.path },
      amount: { value: main.servings, unit: perServing, isFixed: false },
    },
    { kind: 'text', text: '.' },
  ];
  return {
    ...main,
    equipment: [...new Set([...main.equipment, ...side.equipment])],
    difficulty: harder(main.difficulty, side.difficulty),
    steps: [...main.steps, { segments: served }],
  };
}
