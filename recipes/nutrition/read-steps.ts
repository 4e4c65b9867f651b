import { foodsIn } from '../classify/foods-in.ts';

/** One sentence of the instructions, and which step it stands in. */
export type Sentence = { text: string; step: number };

/** The instructions sentence by sentence. Full stops of numbers part nothing. */
export function sentencesOf(instructions: readonly string[]): Sentence[] {
  return instructions.flatMap((step, index) =>
    step
      .split(/(?<=[.!?;])\s+/)
      .filter(Boolean)
      .map((text) => ({ text, step: index })),
  );
}

/** The ids of the pantry's ingredients that a text names. */
export function idsIn(text: string): Set<string> {
  return new Set(
    foodsIn(text).flatMap(({ entry }) => (entry.kind === 'ingredient' ? entry.ingredientIds : [])),
  );
}
