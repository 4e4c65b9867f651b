import type { RemixTask } from '#recipes/remix-task.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import type { BaseDish } from './find-base-dish.ts';
import { isSoAlready, type WishOfDish } from './grant-wish.ts';
import { readKnownRecipe } from './known-recipe.ts';

type Remix = NonNullable<Requirements['remix']>;

const nothingMade = 'Nothing was made and no credit was used.';
/** With fewer known foods, too little is known about a dish to change it. */
const fewestKnown = 3;

/**
 * Returns why the built-in chef does not try a remix: it does not understand the recipe or the wish, or the dish already meets the wish.
 * @returns a sentence for the cook; undefined when the remix can be tried
 */
export function refuseToRemix(
  { base, change, wanted }: Remix,
  { dish }: BaseDish,
  wish: WishOfDish | undefined,
): string | undefined {
  const { items, unknownLines } = readKnownRecipe(base);
  if (items.length < fewestKnown || items.length < unknownLines) {
    return `We know too few of the ingredients of “${base.title}” to change it. ${nothingMade}`;
  }
  if (wanted?.ingredientIds.size === 0) {
    return `We don’t know the ingredient “${wanted.name}”. ${nothingMade}`;
  }
  if (change.kind !== 'wish' || !wish) return undefined;
  if (!wish.isUnderstood) {
    return `We didn't understand that. Try naming a food to add or leave out, a diet, more or less heat, or another kind of dish. ${nothingMade}`;
  }
  if (isSoAlready(dish, wish)) {
    return `“${base.title}” is already like that. We can add or leave out foods, but we can't change how much of one there is. ${nothingMade}`;
  }
  return undefined;
}

/** Returns why a change that was tried gave no dish. */
export function explainRemix({ base, change }: RemixTask): string {
  const title = `“${base.title}”`;
  switch (change.kind) {
    case 'diet':
      return `We couldn't make ${title} fit “${change.name}” as well as its other choices. ${nothingMade}`;
    case 'time':
      return `We couldn't make ${title} that fast. Please take off fewer minutes. ${nothingMade}`;
    case 'swap':
      return change.in === undefined
        ? `We couldn't make ${title} without “${change.out}”. ${nothingMade}`
        : `We couldn't make ${title} with “${change.in}” instead of “${change.out}”. ${nothingMade}`;
    case 'wish':
      return `We couldn't change ${title} that way. ${nothingMade}`;
  }
}
