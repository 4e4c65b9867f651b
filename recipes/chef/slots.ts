import type { Slot } from './archetype.ts';

/** Slots that many dishes share, so that each archetype file shows what is its own. */
export const SALT: Slot = { list: 'salt', pick: [1, 1] };
export const PEPPER: Slot = { list: 'pepper', pick: [1, 1] };
const FAT: Slot = { list: 'fat', pick: [1, 1], method: 'fry' };
/** Horseradish loses all its bite in a hot pan: it is for what is stirred in cold. */
const HEAT: Slot = { list: 'heat', pick: [0, 1], only: ({ id }) => id !== 'horseradish' };
export const ACID: Slot = { list: 'acid', pick: [1, 1] };
export const HERB: Slot = { list: 'herb', pick: [1, 1] };
export const SPICES: Slot = { list: 'spice', pick: [1, 2], optional: true };
export const CRUNCH: Slot = { list: 'crunch', pick: [1, 1], method: 'raw' };

/** Salt, pepper, a cooking fat and a little heat: every savoury pan has them. */
export const SAVOURY = { fat: FAT, heat: HEAT, salt: SALT, pepper: PEPPER } satisfies Record<
  string,
  Slot
>;

/** Two aromatics to start a pan with. */
export const AROMATICS: Slot = { list: 'aromatic', pick: [2, 2], method: 'fry' };
