import { useMemo, useState } from 'react';
import type { System } from '#recipes/measures/convert/kitchen-food.ts';
import { useKitchenMeasures } from '../kitchen/kept-kitchen.ts';
import { chooseServings, chooseSystem, useChosenMeasures } from './measured/chosen-measures.ts';
import { type Measurable, measureRecipe } from './measured/measure-recipe.ts';
import { useMeasuringParts } from './measured/measuring-parts.ts';
import { mentions, writtenSystem } from './measured/written-system.ts';

export type MeasuredRecipe<R> = {
  /** Scaled and converted, and otherwise as it was given. While parts are loading: as it was before. */
  recipe: R;
  /** What it was written for. */
  writtenServings: number;
  /** What its amounts stand for now. */
  servings: number;
  /** @param servings as written: forgets the choice */
  setServings: (servings: number) => void;
  system: System;
  setSystem: (system: System) => void;
  /** What scaling cannot know; null where there is nothing to say. */
  scalingNote: string | null;
  /** How many choices were made in this view: what a cook did, not what was remembered, is told aloud. */
  choices: number;
  /** A choice was made and its code is on the way. */
  pending: boolean;
  /** Its code could not be fetched: the recipe is as it was written, and a new page will find the choice. */
  failed: boolean;
};

/**
 * A recipe as this cook measures it. The system is remembered for the device, servings for each recipe; where neither was chosen the
 * cook's kitchen says it. Their own recipes are for as many as they asked for. The server and the first paint show the recipe as written.
 * @param recipeKey what the choice of servings is remembered by: the recipe's id, `generation:{id}` for one without a row
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
