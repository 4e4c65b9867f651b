import type { RemixTask } from '#recipes/remix/remix-task.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import { readWish } from '#recipes/selections/wish/read-wish.ts';
import { isSoAlready } from './asked-anew.ts';
import { readKnownDish } from './known-dish.ts';

const nothingMade = 'Nothing was made and no credit was used.';
/** Of fewer foods nothing can be told of a dish. */
const fewestKnown = 3;

/** Whether there is anything in a wish that the chef can act on: words alone ("make it festive") are beyond it. */
function isUnderstood(wish: string): boolean {
  const { diets, allergens, avoid, prefer, spice } = readWish(wish);
  return spice !== undefined || [diets, allergens, avoid, prefer].some((found) => found.length > 0);
}

/**
 * Why the built-in chef cannot remix this, whatever dish it would come to: a recipe or a wish that it does not understand.
 * @returns a sentence for the cook; undefined where it can be tried, and where there is no remix
 */
export function refuseToRemix(requirements: Requirements, wish: string): string | undefined {
  const { remix } = requirements;
  if (!remix) return undefined;
  const { base, change, wanted } = remix;
  const { items, unknownLines } = readKnownDish(base);
  if (items.length < fewestKnown || items.length < unknownLines) {
    return `The built-in chef knows too few of the ingredients of “${base.title}” to change it. ${nothingMade}`;
  }
  if (wanted?.ingredientIds.size === 0) {
    return `The built-in chef does not know “${wanted.name}”. ${nothingMade}`;
  }
  if (change.kind === 'wish' && !isUnderstood(wish)) {
    return `The built-in chef understands a wish that names foods to put in or leave out, a diet, or more or less heat; this one it does not. ${nothingMade}`;
  }
  if (change.kind === 'wish' && isSoAlready(requirements, wish, { items })) {
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
