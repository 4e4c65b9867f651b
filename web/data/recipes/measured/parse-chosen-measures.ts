import type { System } from '#recipes/measures/convert/kitchen-food.ts';
import { parseStored } from '../../browser-storage.ts';

/** What the cook of this device chose: one system for all recipes, servings for each of the latest. */
export type ChosenMeasures = {
  /** Undefined while nothing was chosen: every recipe as it was written. */
  system: System | undefined;
  /** Recipe key → servings, the newest choice last. */
  servings: Readonly<Record<string, number>>;
};

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

/** Reads what a browser kept, by whatever version or hand: what cannot be used is left out. */
export function parseChosenMeasures(text: string | null): ChosenMeasures {
  const { system, servings }: { system?: unknown; servings?: unknown } = parseStored(text) ?? {};
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
