import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Slot } from '../archetype.ts';
import { home, listNameOf } from '../cuisines/cuisines.ts';
import type { Company } from '../pairing/company.ts';
import type { Candidate, Situation } from './situation.ts';

const blendFall = 0.85;

/** The blends of the cuisine for this course, or those of any kitchen where it has no word on spices. */
function blendsOf(slot: Slot, { cuisine, course }: Situation): readonly (readonly string[])[] {
  return (
    cuisine.blends[listNameOf(cuisine, course, slot.list)] ??
    home.blends[listNameOf(home, course, slot.list)] ??
    []
  );
}

/**
 * Takes the spices of a dish from one blend, so that they belong together.
 * @returns as many as the blend and the slot allow; none where the cuisine would take none
 */
export function pickSpices(
  slot: Slot,
  candidates: readonly Candidate[],
  count: number,
  company: Company,
  situation: Situation,
): Ingredient[] {
  const byId = new Map(candidates.map(([item]) => [item.id, item]));
  const open = blendsOf(slot, situation).map((blend, at) => {
    const items = blend.flatMap((id) => byId.get(id) ?? []);
    const free = items.filter((item) => !company.has(item));
    const fit = free.filter((item) => company.welcome(item) > 0);
    // A dish that needs more spices than a blend has left takes another one.
    const isShort = !slot.optional && fit.length < slot.pick[0];
    const isWhole = blend.length === 0 ? slot.optional === true : fit.length > 0;
    const liking = fit.reduce((sum, item) => sum + company.welcome(item), 1);
    return [fit, isShort || !isWhole ? 0 : blendFall ** at * liking] as const;
  });
  const blend = situation.random.weighted(open) ?? [];
  return blend.slice(0, Math.max(count, Math.min(2, slot.pick[1])));
}
