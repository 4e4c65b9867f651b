import { AlarmClock, Timer as TimerIcon } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { CookStep, StepTime } from '../read-cook-steps.ts';
import { AddTimer } from './add-timer.tsx';
import { printDuration } from './print-time.ts';
import { TimerCard } from './timer-card.tsx';
import { type RunningTimer, timerOrders } from './use-timers.ts';

type StepTimersProps = {
  /** Undefined on pages that are not a step: only the cook's own timers are shown there. */
  step?: CookStep;
  recipe: { id: string; name: string };
  timers: readonly RunningTimer[];
};

/** Returns the timer id for a time of a step. */
export const timerIdOf = (recipeId: string, step: number, time: number) =>
  `${recipeId}:${step}:${time}`;

export function startStepTimer(
  recipe: { id: string; name: string },
  step: number,
  { index, ...time }: StepTime,
) {
  const id = timerIdOf(recipe.id, step, index);
  timerOrders.start({
    ...time,
    id,
    step,
    recipeId: recipe.id,
    recipeName: recipe.name.slice(0, 200),
  });
}

/** The timers of a step: those to start and those that run, and the cook's own timers, which are shown beside every step. */
export function StepTimers({ step, recipe, timers }: StepTimersProps) {
  const here = timers.filter(
    ({ timer }) => timer.recipeId === recipe.id && timer.status !== 'rung',
  );
  const ofStep = here.filter(({ timer }) => step && timer.step === step.number);
  const own = here.filter(({ timer }) => timer.step === 0);
  const shown = [...ofStep, ...own];
  const waiting = (step?.times ?? []).filter(
    ({ index }) =>
      !timers.some(({ timer }) => timer.id === timerIdOf(recipe.id, step?.number ?? 0, index)),
  );
  return (
    <section className="cook-timers" aria-label="Timers" data-many={shown.length > 1 || undefined}>
      {shown.map((running) => (
        <TimerCard key={running.timer.id} running={running} />
      ))}
      {step && waiting.length > 0 && (
        <ul className="timer-offers">
          {waiting.map((time) => (
            <li key={time.index}>
              <Button
                tone="tint"
                className="timer-offer"
                onClick={() => startStepTimer(recipe, step.number, time)}
              >
                <TimerIcon className="icon" />
                <span>
                  <span className="sr-only">Start timer: </span>
                  <b>{printDuration(time)}</b>
                  <small>{time.name}</small>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddTimer recipe={recipe} icon={<AlarmClock className="icon" />} />
    </section>
  );
}
