import { useNavigate } from 'react-router';
import type { CookStep } from './read-cook-steps.ts';
import { startStepTimer, timerIdOf } from './timers/step-timers.tsx';
import { type RunningTimer, timerOrders } from './timers/use-timers.ts';
import { useKeys } from './use-keys.ts';

type CookKeys = {
  recipe: { id: string; name: string };
  step: CookStep | undefined;
  timers: readonly RunningTimer[];
  forward: () => void;
  back: () => void;
};

/** Handles the space bar: silences an alarm first, otherwise starts, pauses or resumes the first timer of the step. */
function pressSpace({ recipe, step, timers }: CookKeys) {
  const rung = timers.find(({ timer }) => timer.status === 'rung');
  if (rung) return timerOrders.stop(rung.timer.id);
  const time = step?.times[0];
  if (!step || !time) return;
  const id = timerIdOf(recipe.id, step.number, time.index);
  const running = timers.find(({ timer }) => timer.id === id)?.timer;
  if (!running) startStepTimer(recipe, step.number, time);
  else if (running.status === 'paused') timerOrders.resume(id);
  else timerOrders.pause(id);
}

/** Keyboard shortcuts of cook mode: arrow keys change the step, the space bar controls the timer, Escape returns to the recipe. */
export function useCookKeys(keys: CookKeys) {
  const navigate = useNavigate();
  useKeys({
    ArrowRight: keys.forward,
    ArrowLeft: keys.back,
    ' ': () => pressSpace(keys),
    Escape: () => void navigate(`/recipe/${keys.recipe.id}`),
  });
}
