import type { RemixTask } from '#recipes/remix/remix-task.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import type { BaseDish } from './find-base-dish.ts';
import { isSoAlready, type WishOfDish } from './grant-wish.ts';
import { readKnownRecipe } from './known-recipe.ts';

type Remix = NonNullable<Requirements['remix']>;

const nothingMade = 'Nothing was made and no credit was used.';
/** Of fewer foods nothing can be told of a dish. */
const fewestKnown = 3;

/**
 * Why the built-in chef cannot even try a remix: a recipe or a wish that it does not understand, or one that is granted already.
 * @returns a sentence for the cook; undefined where it can be tried
 */
export function refuseToRemix(
  { base, change, wanted }: Remix,
  { dish }: BaseDish,
  wish: WishOfDish | undefined,
): string | undefined {
  const { items, unknownLines } = readKnownRecipe(base);
  if (items.length < fewestKnown || items.length < unknownLines) {
    return `The built-in chef knows too few of the ingredients of “${base.title}” to change it. ${nothingMade}`;
  }
  if (wanted?.ingredientIds.size === 0) {
    return `The built-in chef does not know “${wanted.name}”. ${nothingMade}`;
  }
  if (change.kind !== 'wish' || !wish) return undefined;
  if (!wish.isUnderstood) {
    return `The built-in chef understands a wish that names foods to put in or leave out, a diet, more or less heat, or what kind of dish it should be; this one it does not. ${nothingMade}`;
  }
  if (isSoAlready(dish, wish)) {
    return `“${base.title}” is that already. The built-in chef puts foods in and leaves foods out; it does not change how much there is of one. ${nothingMade}`;
  }
  return undefined;
}

/** Why no dish came of a change that could be tried. */
export function explainRemix({ base, change }: RemixTask): string {
  const title = `“${base.title}”`;
  switch (change.kind) {
    case 'diet':
      return `The built-in chef finds no dish like ${title} that keeps “${change.name}” beside what it keeps already. ${nothingMade}`;
    case 'time':
      return `The built-in chef finds no dish like ${title} that is done in so little time. Please take fewer minutes off. ${nothingMade}`;
    case 'swap':
      return change.in === undefined
        ? `The built-in chef finds no ${title} without “${change.out}”. ${nothingMade}`
        : `The built-in chef finds no ${title} with “${change.in}” in the place of “${change.out}”. ${nothingMade}`;
    case 'wish':
      return `The built-in chef finds no dish like ${title} that grants this wish. ${nothingMade}`;
  }
}
