import { useMemo } from 'react';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { useMeasuredRecipe } from '../../data/recipes/use-measured-recipe.ts';
import { usePlace } from './kept/use-cooking.ts';
import { placeTips } from './place-tips.ts';
import { readCookSteps } from './read-cook-steps.ts';
import { useTimers } from './timers/use-timers.ts';

export type CookMode = ReturnType<typeof useCookMode>;

/**
 * State of cook mode: the recipe in the cook's measures, its steps and tips, the cook's place in it, and all timers.
 * @param written the recipe as it is stored
 */
export function useCookMode(written: RecipeView) {
  const measured = useMeasuredRecipe(written, written.id);
  const { recipe } = measured;
  const steps = useMemo(() => readCookSteps(recipe), [recipe]);
  const tips = useMemo(() => placeTips({ ...recipe, tips: recipe.details.tips }), [recipe]);
  const place = usePlace(written);
  const timers = useTimers();
  return {
    measured,
    recipe,
    steps,
    ...place,
    /** The step on the screen; undefined before the first and after the last. */
    step: steps[place.at - 1],
    isOver: place.at > steps.length,
    stepTips: tips.before.get(place.at) ?? [],
    finalTips: tips.atEnd,
    timers,
    /** The names of this recipe's timers that run. */
    running: timers
      .filter(({ timer }) => timer.recipeId === written.id && timer.status === 'running')
      .map(({ timer }) => timer.name),
  };
}
