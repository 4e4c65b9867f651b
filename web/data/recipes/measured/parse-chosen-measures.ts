import type { ChosenMeasures } from './chosen-measures.ts';

export const servingsRange = { from: 1, to: 100 } as const;
/** More recipes than anybody has in the oven; the oldest choice leaves. */
const keptRecipes = 100;

function isServings(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= servingsRange.from &&
    value <= servingsRange.to
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    console.warn(
      'What was kept of servings and units cannot be read; recipes are as written.',
      cause,
    );
    return null;
  }
}

/** Reads what a browser kept, by whatever version or hand: what cannot be used is left out. */
export function parseChosenMeasures(text: string | null): ChosenMeasures {
  const kept = text === null ? null : readJson(text);
  const { system, servings }: { system?: unknown; servings?: unknown } =
    typeof kept === 'object' && kept !== null ? kept : {};
  const entries = typeof servings === 'object' && servings !== null ? Object.entries(servings) : [];
  return {
    system: system === 'us' || system === 'metric' ? system : undefined,
    servings: Object.fromEntries(
      entries.filter((entry): entry is [string, number] => isServings(entry[1])),
    ),
  };
}

/** The choices with one more, the newest last, and no more of them than are kept. */
export function withServings(
  servings: ChosenMeasures['servings'],
  recipeKey: string,
  chosen: number | undefined,
): ChosenMeasures['servings'] {
  const others = Object.entries(servings).filter(([key]) => key !== recipeKey);
  const all = isServings(chosen) ? [...others, [recipeKey, chosen] as const] : others;
  return Object.fromEntries(all.slice(-keptRecipes));
}
