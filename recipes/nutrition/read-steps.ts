import { foodsIn } from '../classify/foods-in.ts';

/** One sentence of the instructions and the index of its step. */
export type Sentence = { text: string; step: number };

/** Splits the instructions into sentences. A decimal point in a number does not end a sentence. */
export function sentencesOf(instructions: readonly string[]): Sentence[] {
  return instructions.flatMap((step, index) =>
    step
      .split(/(?<=[.!?;])\s+/)
      .filter(Boolean)
      .map((text) => ({ text, step: index })),
  );
}

/** Returns the ids of the pantry ingredients that a text names. */
export function idsIn(text: string): Set<string> {
  return new Set(
    foodsIn(text).flatMap(({ entry }) => (entry.kind === 'ingredient' ? entry.ingredientIds : [])),
  );
}
