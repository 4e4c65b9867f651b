import type { System } from '#recipes/measures/convert/kitchen-food.ts';
import { parseStored } from '../../browser-storage.ts';

/** The choices of the cook on this device: one system for all recipes, and servings for each of the latest recipes. */
export type ChosenMeasures = {
  /** Undefined if nothing was chosen: every recipe is as written. */
  system: System | undefined;
  /** Recipe key → servings, the newest choice last. */
  servings: Readonly<Record<string, number>>;
};

export const servingsRange = { from: 1, to: 100 } as const;
/** The maximum number of recipes with stored servings. The oldest choice is dropped first. */
const keptRecipes = 100;

function isServings(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= servingsRange.from &&
    value <= servingsRange.to
  );
}

/** Parses the stored choices. Another version or the user may have written them, so invalid values are left out. */
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

/** Returns the choices with one added or removed, the newest last, limited to `keptRecipes`. */
export function withServings(
  servings: ChosenMeasures['servings'],
  recipeKey: string,
  chosen: number | undefined,
): ChosenMeasures['servings'] {
  const others = Object.entries(servings).filter(([key]) => key !== recipeKey);
  const all = isServings(chosen) ? [...others, [recipeKey, chosen] as const] : others;
  return Object.fromEntries(all.slice(-keptRecipes));
}
