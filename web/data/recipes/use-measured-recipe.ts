import { useMemo, useState } from 'react';
import type { System } from '#recipes/measures/convert/kitchen-food.ts';
import { useKitchenMeasures } from '../kitchen/kept-kitchen.ts';
import { chooseServings, chooseSystem, useChosenMeasures } from './measured/chosen-measures.ts';
import { type Measurable, measureRecipe } from './measured/measure-recipe.ts';
import { useMeasuringParts } from './measured/measuring-parts.ts';
import { mentions, writtenSystem } from './measured/written-system.ts';

export type MeasuredRecipe<R> = {
  /** The recipe scaled and converted, otherwise unchanged. While code is loading: as it was before. */
  recipe: R;
  /** The servings that the recipe was written for. */
  writtenServings: number;
  /** The chosen servings; the servings of the shown amounts when the code failed to load. */
  servings: number;
  /** @param servings the usual number (the kitchen's or the recipe's own) clears the remembered choice */
  setServings: (servings: number) => void;
  system: System;
  setSystem: (system: System) => void;
  /** A note on what scaling cannot account for; null when there is none. */
  scalingNote: string | null;
  /** Number of choices made in this view. Only these are announced, remembered choices are not. */
  choices: number;
  /** True while the code that applies a choice is loading. */
  pending: boolean;
  /** True when that code could not be loaded. The recipe is shown as written; a page reload applies the remembered choice. */
  failed: boolean;
};

/**
 * Returns a recipe scaled and converted for this cook. The measuring system is remembered per device, the servings per recipe; without
 * a choice, the settings of My kitchen apply. The cook's own recipes keep the servings that were asked for. The server and the first
 * paint show the recipe as written.
 * @param recipeKey key of the remembered servings: the recipe's id, `generation:{id}` for a recipe without a row
 */
export function useMeasuredRecipe<R extends Measurable & { userId?: string }>(
  recipe: R,
  recipeKey: string,
): MeasuredRecipe<R> {
  const chosen = useChosenMeasures();
  const kitchen = useKitchenMeasures();
  const [attempt, setAttempt] = useState(0);
  const written = useMemo(() => writtenSystem(recipe), [recipe]);
  const isOwn = recipe.userId === undefined || recipe.userId === kitchen.cookId;
  const usualServings = (!isOwn && kitchen.servings) || recipe.servings;
  const servings = chosen.servings[recipeKey] ?? usualServings;
  const wantedSystem = chosen.system ?? kitchen.system;
  const other = wantedSystem === 'us' ? 'metric' : 'us';
  const system = wantedSystem && mentions(recipe, other) ? wantedSystem : undefined;
  const { parts, pending, failed } = useMeasuringParts(
    [
      ...(servings === recipe.servings ? [] : (['scale'] as const)),
      ...(system ? (['convert'] as const) : []),
    ],
    attempt,
  );
  const measured = useMemo(
    () => measureRecipe(recipe, { servings, system }, parts),
    [recipe, servings, system, parts],
  );
  return {
    ...measured,
    writtenServings: recipe.servings,
    servings: failed ? measured.recipe.servings : servings,
    setServings: (wanted) => {
      setAttempt((before) => before + 1);
      chooseServings(recipeKey, wanted === usualServings ? undefined : wanted);
    },
    system: failed && system && !parts.convert ? written : (wantedSystem ?? written),
    setSystem: (wanted) => {
      setAttempt((before) => before + 1);
      chooseSystem(wanted);
    },
    scalingNote: measured.scalingNote,
    choices: attempt,
    pending,
    failed,
  };
}
