import { useCallback, useSyncExternalStore } from 'react';
import { nothingCooking, placeIn } from './cooking.ts';
import { keepPlace, knownCooking, subscribeToCooking } from './cooking-store.ts';

type Cookable = { id: string; ingredients: readonly string[]; instructions: readonly string[] };

/** Returns the timers and places of this browser; empty on the server and at the first paint. */
export function useCooking() {
  return useSyncExternalStore(subscribeToCooking, knownCooking, () => nothingCooking);
}

/** Returns the current step and the ticked ingredients of a recipe, with functions to change them. */
export function usePlace(recipe: Cookable) {
  const cooking = useCooking();
  const { at, ticked } = placeIn(cooking, recipe);
  const { id } = recipe;
  const lines = recipe.ingredients.length;
  const last = recipe.instructions.length + 1;
  const goTo = useCallback(
    (wanted: number) => {
      const { ticked: marks } = placeIn(knownCooking(), recipe);
      keepPlace(id, { at: Math.min(Math.max(0, wanted), last), ticked: marks, lines });
    },
    [id, last, lines, recipe],
  );
  const tick = useCallback(
    (line: number) => {
      const now = placeIn(knownCooking(), recipe);
      const marks = now.ticked.includes(line)
        ? now.ticked.filter((one) => one !== line)
        : [...now.ticked, line];
      keepPlace(id, { at: now.at, ticked: marks, lines });
    },
    [id, lines, recipe],
  );
  return { at, ticked, goTo, tick };
}
