import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Tag } from '#recipes/pantry/tags.ts';
import type { Kitchen } from '../../kitchen.ts';

/** Whether the first in a slot has one of the tags. */
export const hasTag = (k: Kitchen, slot: string, ...tags: readonly Tag[]): boolean =>
  tags.some((tag) => k.first(slot)?.tags.has(tag) ?? false);

/** Whether the first in a slot is one of these, by id. */
export const isOneOf = (k: Kitchen, slot: string, ...ids: readonly string[]): boolean =>
  ids.includes(k.first(slot)?.id ?? '');

/** Fish and shellfish: minutes in the heat, and rags after a quarter of an hour. */
export const isSeafood = (k: Kitchen, slot: string): boolean =>
  hasTag(k, slot, 'fish', 'crustaceans', 'molluscs');

/** Whether what is in a slot has to get hot inside before it is safe. */
const needsHeat = (item: Ingredient | undefined): boolean =>
  item?.safety !== undefined && !item.safety.readyToEat;

/** The sign that a slot is done: its safe temperature, or for plants what this dish says of them. */
export const until = (k: Kitchen, slot: string, plantSign: string): string =>
  needsHeat(k.first(slot)) ? k.done(slot) : plantSign;

/** ", then stir in the cumin and chilli": the filled ones of the slots, or nothing where all are empty. */
export function along(
  k: Kitchen,
  before: string,
  slots: readonly string[],
  after: string = '',
): string {
  const filled = slots.filter((slot) => k.has(slot));
  return filled.length > 0 ? `${before}${k.the(...filled)}${after}` : '';
}

/** "1 minute", "6 minutes". */
export const minutesOf = (minutes: number): string =>
  minutes === 1 ? '1 minute' : `${minutes} minutes`;

const servingsAPan = 4;

/** How often a wide pan has to be filled for so many: four servings lie in it side by side. */
export const panfuls = (k: Kitchen): number => Math.ceil(k.servings / servingsAPan);

/** " in batches" where one panful does not hold all of it. */
export const inBatches = (k: Kitchen): string => (panfuls(k) > 1 ? ' in batches' : '');
