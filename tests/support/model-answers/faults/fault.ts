import type { Selections } from '#contract/constraint-labels.ts';
import type { CleanAnswer } from '../clean-answers.ts';
import type { AnswerParts } from './answer-parts.ts';
import type { Random } from './random.ts';

/**
 * What a fault calls for. `refuse`: nothing of it may be served, ever. `cut`: it is no part of the dish, and the recipe is served
 * without it. `repair`: it is to be found and asked to be mended; what a repair cannot mend may be served with a note. `note`: it
 * is served, and the cook is told.
 */
export type Calls = 'refuse' | 'cut' | 'repair' | 'note';

/** An answer with one fault, and what only its planter knows of it. */
export type Planted = {
  text: string;
  /** In lower case; a served recipe must not hold these words. Empty where the fault is something that is missing. */
  words: string;
};

export type Planter = {
  kind: string;
  calls: Calls;
  /** Left out where only the whole recipe tells: then what was shown while it was written may be taken back. */
  isHeldBack?: boolean;
  /** @returns undefined where this answer gives no room for the fault */
  plant(answer: CleanAnswer, parts: AnswerParts, random: Random): Planted | undefined;
};

export const hasFood = (text: string, food: string): boolean =>
  text.toLowerCase().includes(food.toLowerCase());

export const chosen = (selections: Selections, label: keyof Selections): readonly string[] =>
  selections[label] ?? [];
