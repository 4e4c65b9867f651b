import type { Slot } from './archetype.ts';

/** Slots that many dishes share, so that each archetype file shows what is its own. */
export const salt: Slot = { list: 'salt', pick: [1, 1] };
export const pepper: Slot = { list: 'pepper', pick: [1, 1] };
const fat: Slot = { list: 'fat', pick: [1, 1], method: 'fry' };
/** Horseradish loses all its bite in a hot pan: it is for what is stirred in cold. */
const heat: Slot = { list: 'heat', pick: [0, 1], only: ({ id }) => id !== 'horseradish' };
export const acid: Slot = { list: 'acid', pick: [1, 1] };
export const herb: Slot = { list: 'herb', pick: [1, 1] };
export const spices: Slot = { list: 'spice', pick: [1, 2], optional: true };
export const crunch: Slot = { list: 'crunch', pick: [1, 1], method: 'raw' };

/** Salt, pepper, a cooking fat and a little heat: every savoury pan has them. */
export const savoury = { fat, heat, salt, pepper } satisfies Record<string, Slot>;

/** Two aromatics to start a pan with. */
export const aromatics: Slot = { list: 'aromatic', pick: [2, 2], method: 'fry' };
