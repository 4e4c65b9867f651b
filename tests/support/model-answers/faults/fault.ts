import type { Selections } from '#contract/constraint-labels.ts';
import type { CleanAnswer } from '../clean-answers.ts';
import type { AnswerParts } from './answer-parts.ts';
import type { Random } from './random.ts';

/**
 * The required reaction to a fault. `refuse`: it must never be served. `cut`: it is not part of the dish, and the recipe is served without it.
 * `repair`: it must be found and sent back for repair; if the repair fails, the recipe may be served with a note. `note`: it is served, and
 * the cook gets a note.
 */
export type Calls = 'refuse' | 'cut' | 'repair' | 'note';

/** An answer with one fault, and the details that only the planter can see. */
export type Planted = {
  text: string;
  /** Words in lower case that a served recipe must not contain. Empty when the fault is a missing part. */
  words: string;
};

export type Planter = {
  kind: string;
  calls: Calls;
  /** Left out when only the whole recipe reveals the fault: then lines shown during streaming may be taken back. */
  isHeldBack?: boolean;
  /** @returns undefined when this answer has no place for the fault */
  plant(answer: CleanAnswer, parts: AnswerParts, random: Random): Planted | undefined;
};

export const hasFood = (text: string, food: string): boolean =>
  text.toLowerCase().includes(food.toLowerCase());

export const chosen = (selections: Selections, label: keyof Selections): readonly string[] =>
  selections[label] ?? [];
