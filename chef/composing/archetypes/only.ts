import type { Ingredient } from '#recipes/pantry/pantry.ts';

/** Only these: ids, parted by spaces. */
export function among(ids: string): (item: Ingredient) => boolean {
  const wanted = new Set(ids.split(' '));
  return ({ id }) => wanted.has(id);
}

/** All but these: ids, parted by spaces. */
export function except(ids: string): (item: Ingredient) => boolean {
  const unwanted = new Set(ids.split(' '));
  return ({ id }) => !unwanted.has(id);
}

/** Spices that can be stirred in as they are: nobody wants to bite on a star of anise. */
export const isGround = except('star-anise saffron');
