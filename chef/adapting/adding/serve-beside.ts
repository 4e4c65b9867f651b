import { difficultyLevels } from '#recipes/recipe.ts';
import type { CookbookDish, Segment } from '../../cookbook/dish.ts';
import { servingsUnit } from '../../cookbook/printing/expand-dish.ts';
import { capital } from '../title.ts';

const harder = (
  one: CookbookDish['difficulty'],
  other: CookbookDish['difficulty'],
): CookbookDish['difficulty'] =>
  difficultyLevels.indexOf(other) > difficultyLevels.indexOf(one) ? other : one;

/** How the last step begins. */
const servesWith = 'Serve it with ';

/**
 * Adds sides to the title of a dish: "Chana Masala with Flatbread", "Lamb Tagine with Prunes and Couscous".
 * @param names how the cook calls the sides
 */
export const titleWithSides = (title: string, names: readonly string[]): string =>
  names.reduce(
    (all, name) => `${all} ${/ with /i.test(all) ? 'and' : 'with'} ${capital(name)}`,
    title,
  );

/**
 * Returns a dish with another one made beside it, for as many servings: a last step serves both. Its title stays, since an adapted dish
 * may get another one.
 */
export function serveBeside(main: CookbookDish, side: CookbookDish): CookbookDish {
  const reference: Segment = {
    kind: 'dish',
    path: side.path,
    amount: { value: main.servings, unit: servingsUnit, isFixed: false },
  };
  const last = main.steps.at(-1);
  // A second side joins the first.
  const isServed = last?.segments[0]?.text === servesWith;
  const before = isServed ? last.segments.slice(0, -1) : [];
  const joint: Segment = { kind: 'text', text: isServed ? ' and ' : servesWith };
  const served = { segments: [...before, joint, reference, { kind: 'text' as const, text: '.' }] };
  return {
    ...main,
    equipment: [...new Set([...main.equipment, ...side.equipment])],
    difficulty: harder(main.difficulty, side.difficulty),
    steps: [...(isServed ? main.steps.slice(0, -1) : main.steps), served],
  };
}
