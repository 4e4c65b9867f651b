import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Slot } from '../archetype.ts';
import type { Kitchen } from '../kitchen.ts';
import type { Step } from '../step.ts';
import { capitalise } from '../words.ts';

/** Returns a condition that accepts only these ids, separated by spaces. */
export function among(ids: string): (item: Ingredient) => boolean {
  const wanted = new Set(ids.split(' '));
  return ({ id }) => wanted.has(id);
}

/** Returns a condition that accepts all but these ids, separated by spaces. */
export function except(ids: string): (item: Ingredient) => boolean {
  const unwanted = new Set(ids.split(' '));
  return ({ id }) => !unwanted.has(id);
}

/** Whether a spice can be stirred in as it is. Star anise and saffron cannot. */
export const isGround = except('star-anise saffron');

// Slots that several archetypes share.
export const salt: Slot = { list: 'salt', pick: [1, 1] };
export const pepper: Slot = { list: 'pepper', pick: [1, 1], optional: true };
export const herb: Slot = { list: 'herb', pick: [1, 1] };
export const crunch: Slot = { list: 'crunch', pick: [1, 1], method: 'raw' };
/** An acid that is stirred in uncooked. */
export const lastAcid: Slot = {
  list: 'acid',
  pick: [1, 1],
  method: 'raw',
  only: among('lemon-juice lime-juice cider-vinegar red-wine-vinegar rice-vinegar'),
};
/** An oil that is not heated. */
export const rawOil: Slot = { list: 'dressing-oil', pick: [1, 1], method: 'raw' };
/** Oil, acid and seasoning: the dressing of every salad. */
export const dressingSlots = {
  oil: { ...rawOil, grams: [7, 11, 16], optional: true },
  acid: { ...lastAcid, grams: [6, 9, 13] },
  heat: { list: 'heat', pick: [0, 1], method: 'raw' },
  salt: { ...salt, grams: [0.5, 0.7, 1] },
  pepper,
} as const satisfies Record<string, Slot>;

/** Returns the step that shakes or whisks the dressing. */
export const dressing = (k: Kitchen): Step => {
  const all = k.the('oil', 'acid', 'salt', 'pepper', 'heat');
  return k.mix(
    2,
    k.pick([
      `Shake ${all} in a jar with a lid for 2 minutes, until thick and cloudy.`,
      `Whisk ${all} in a large bowl for 2 minutes, until the dressing holds together.`,
      `Stir ${all} together for 2 minutes with a fork, until slightly thickened, and taste.`,
    ]),
  );
};

const minutesOf = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
/** Capitalises an order and removes its full stop, so that its minutes can follow: "ladle it into bowls." → "Ladle it into bowls". */
const sentence = (order: string): string => capitalise(order.replace(/\.$/, ''));

/**
 * Returns the last step before serving, with its minutes.
 * @param order the order, starting with a verb in lower case
 */
export const finish = (k: Kitchen, minutes: number, order: string): Step =>
  k.mix(
    minutes,
    k.pick([
      `${sentence(order)}; ${minutes === 1 ? '1 minute' : `about ${minutesOf(minutes)}`}.`,
      `${sentence(order)}; ${minutesOf(minutes)} will do.`,
      `Last of all, ${order.replace(/\.$/, '')}, about ${minutesOf(minutes)}.`,
      `Finish in ${minutesOf(minutes)}: ${order}`,
    ]),
  );
