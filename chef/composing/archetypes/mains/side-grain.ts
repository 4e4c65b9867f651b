import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Slot } from '../../archetype.ts';
import type { Kitchen, StepOptions } from '../../kitchen.ts';
import type { Step } from '../../step.ts';

const longestBoilMin = 28;

const boils = (item: Ingredient): boolean =>
  item.id === 'couscous' ||
  (item.roles.has('grain') && (item.minutes.simmer ?? 99) <= longestBoilMin);

/** Rice, or the one other grain that goes where rice goes. */
const goesForRice = (item: Ingredient): boolean =>
  boils(item) && (item.tags.has('rice-family') || item.id === 'quinoa');

/** The grain that is eaten with a saucy dish; left out where a diet knows none. */
export const grainBeside: Slot = {
  list: 'grain',
  pick: [1, 1],
  optional: true,
  grams: [45, 65, 90],
  only: boils,
};

/** Rice beside a dish that is eaten with rice and with nothing else. */
export const riceBeside: Slot = { ...grainBeside, only: goesForRice };

/** Rice that the dish is made of. */
export const rice: Slot = { list: 'grain', pick: [1, 1], grams: [55, 70, 95], only: goesForRice };

/**
 * The grain of a slot on its own ring, while the cook goes on with the rest; nothing where the slot is empty.
 * The step has the id "grain", for the one that serves it to wait for.
 */
export function boilGrain(
  k: Kitchen,
  slot = 'grain',
  options: StepOptions = { after: [] },
): Step[] {
  if (!k.has(slot)) return [];
  const minutes = k.minutes('simmer', slot);
  if (minutes > 0) {
    const text = k.pick([
      `Cook ${k.the(slot)} in plenty of lightly salted boiling water for ${minutes} minutes, until tender. Drain well and keep covered.`,
      `Boil ${k.the(slot)} in a big pan of salted water for ${minutes} minutes, until just tender, then drain and let it steam dry under a lid.`,
      `Rain ${k.the(slot)} into a pan of boiling salted water and cook for ${minutes} minutes. Drain, return to the warm pan and cover.`,
    ]);
    return [k.leave(minutes, text, { ...options, id: 'grain' })];
  }
  const soak = k.minutes('soak', slot);
  const text = `Pour boiling water over ${k.the(slot)} to cover by a finger, put a lid on and leave for ${soak} minutes. Fluff up with a fork.`;
  return [k.rest(soak, text, { ...options, id: 'grain', handsMinutes: 1 })];
}

/** The ids that serving waits for: those of the dish, and the grain where there is one. */
export const withGrain = (k: Kitchen, ids: readonly string[], slot = 'grain'): string[] =>
  k.has(slot) ? [...ids, 'grain'] : [...ids];

/** What a menu calls the grain of a slot: "Bulgur", "Buckwheat", "Basmati Rice". */
export const grainTitle = (k: Kitchen, slot = 'grain'): string =>
  k.title(slot).replace(/ (?:Wheat|Groat)s?$/, '');
