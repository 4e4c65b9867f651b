import type { Slot } from '../archetype.ts';
import type { Kitchen } from '../kitchen.ts';
import { savoury } from '../slots.ts';
import type { Step } from '../step.ts';
import { capitalise } from '../words.ts';
import { minutesOf } from './mains/about-slots.ts';
import { among, except } from './only.ts';

/** Something of the onion kind, or what stands in for it, and something sharper beside it. */
export const onionAndGarlic = {
  aromatic: {
    list: 'aromatic',
    pick: [1, 1],
    method: 'fry',
    only: except('garlic ginger lemongrass green-pepper'),
  },
  garlic: {
    list: 'aromatic',
    pick: [1, 1],
    method: 'fry',
    optional: true,
    only: among('garlic ginger celery lemongrass fennel green-pepper'),
  },
} as const satisfies Record<string, Slot>;
/** Salt, pepper, fat and heat of a pan: only such heat as can be fried. */
export const hotPan = {
  ...savoury,
  heat: { ...savoury.heat, method: 'fry' },
} satisfies Record<string, Slot>;
/** Spices that can go into hot fat. */
export const friedSpice: Slot = { list: 'spice', pick: [1, 1], method: 'fry', optional: true };
/** An acid that is stirred in at the end, as it is. */
export const lastAcid: Slot = {
  list: 'acid',
  pick: [1, 1],
  method: 'raw',
  only: among('lemon-juice lime-juice cider-vinegar red-wine-vinegar rice-vinegar'),
};
/** Only citrus, or what stands in for it. */
export const citrus: Slot = { list: 'citrus', pick: [1, 1], method: 'raw' };
/** A good oil that is not heated. */
export const rawOil: Slot = { list: 'dressing-oil', pick: [1, 1], method: 'raw' };
/** Something cool and creamy that a hot dish takes without splitting. */
export const softCream: Slot = {
  list: 'creamy',
  pick: [1, 1],
  method: 'raw',
  optional: true,
  only: among('greek-yoghurt yoghurt sour-cream double-cream coconut-cream cream-cheese ricotta'),
};

/** Pepper goes in with the aromatics where no spice does; then only salt is left to season with. */
export const seasoning = (k: Kitchen): string =>
  k.has('spice') || k.has('heat') ? k.the('salt', 'pepper') : k.the('salt');

const leaves = among('spinach kale swiss-chard pak-choi chinese-leaf watercress');

/** How one sees that something green is done: leaves wilt, beans and peas do not. */
export function greenSign(k: Kitchen, slot: string): string {
  const green = k.first(slot);
  return green && leaves(green) ? 'until wilted' : 'until just tender';
}

/**
 * How most pots begin: fat, aromatics (slots `aromatic` and `garlic`), then spice and heat for the last minute.
 * @param fat where not all of it goes in here: "half of the oil"
 */
export function softenAromatics(k: Kitchen, vessel: string, fat: string = k.the('fat')): Step {
  const minutes = k.soften('aromatic') + 1;
  const aromatic = k.the('aromatic', 'garlic');
  const spice = k.theOr('pepper', 'spice', 'heat');
  const text = k.pick([
    `Warm ${fat} in ${vessel} over a medium heat. Soften ${aromatic} for ${minutes} minutes, stirring in ${spice} for the last one.`,
    `Heat ${fat} in ${vessel} and cook ${aromatic} gently for ${minutes} minutes, until soft and sweet. Stir in ${spice} towards the end.`,
    `Set ${vessel} with ${fat} over a medium heat. Add ${aromatic} and stir for ${minutes} minutes, until soft, with ${spice} near the end.`,
  ]);
  return k.cook(minutes, text);
}

/** "ladle it into bowls." → "Ladle it into bowls", so that its minutes can follow. */
const sentence = (order: string): string => capitalise(order.replace(/\.$/, ''));
const about = (minutes: number): string =>
  minutes === 1 ? '1 minute' : `about ${minutesOf(minutes)}`;

/**
 * Work of the hands as a step that says how long it takes: "Take 2 minutes to ladle it into bowls".
 * @param order what to do, beginning with a verb in lower case
 */
export const byHand = (k: Kitchen, minutes: number, order: string): Step =>
  k.mix(
    minutes,
    /[;:]/.test(order)
      ? `Take ${about(minutes)} to ${order}`
      : k.pick([
          `${sentence(order)}; allow ${about(minutes)}.`,
          `${sentence(order)}; ${about(minutes)}.`,
          `Take ${about(minutes)} to ${order}`,
        ]),
  );

/** The last touch before the table, likewise. */
export const finish = (k: Kitchen, minutes: number, order: string): Step =>
  k.mix(
    minutes,
    k.pick([
      `${sentence(order)}; ${about(minutes)}.`,
      `${sentence(order)}; ${minutesOf(minutes)} will do.`,
      `Last of all, ${order.replace(/\.$/, '')}, about ${minutesOf(minutes)}.`,
      `Finish in ${minutesOf(minutes)}: ${order}`,
    ]),
  );
