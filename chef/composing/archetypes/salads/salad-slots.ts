import type { Slot } from '../../archetype.ts';
import type { Kitchen } from '../../kitchen.ts';
import { pepper, salt } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { lastAcid, rawOil } from '../phrases.ts';

/** Oil, acid and seasoning: what every salad is dressed with. */
export const dressingSlots = {
  oil: { ...rawOil, grams: [7, 11, 16] },
  acid: { ...lastAcid, grams: [6, 9, 13] },
  heat: { list: 'heat', pick: [0, 1], method: 'raw' },
  salt: { ...salt, grams: [0.5, 0.7, 1] },
  pepper,
} as const satisfies Record<string, Slot>;

/** Shaking or whisking the dressing, with what else goes in (slots). */
export function dressing(k: Kitchen, ...extra: string[]) {
  const all = k.the('oil', 'acid', ...extra, 'salt', 'pepper', 'heat');
  const minutes = 2;
  return k.mix(
    minutes,
    k.pick([
      `Shake ${all} in a jar with a lid for ${minutesOf(minutes)}, until thick and cloudy.`,
      `Whisk ${all} in a large bowl for ${minutesOf(minutes)}, until the dressing holds together.`,
      `Stir ${all} together for ${minutesOf(minutes)} with a fork, until slightly thickened, and taste.`,
    ]),
  );
}
