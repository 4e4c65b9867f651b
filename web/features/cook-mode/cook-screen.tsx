import type { ReactNode } from 'react';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { forgetPlace } from './kept/cooking-store.ts';
import type { CookStep } from './read-cook-steps.ts';
import { CookFoot } from './screen/cook-foot.tsx';
import { CookTop } from './screen/cook-top.tsx';
import { CurrentView } from './screen/current-view.tsx';
import { StepAnnouncement } from './screen/step-announcement.tsx';
import { Alarms } from './timers/alarms.tsx';
import { SoundHint } from './timers/sound-hint.tsx';
import { useAlarm } from './timers/use-alarm.ts';
import type { RunningTimer } from './timers/use-timers.ts';
import { useCookKeys } from './use-cook-keys.ts';
import { useCookMode } from './use-cook-mode.ts';
import { useCookTitle } from './use-cook-title.ts';
import { useSwipe } from './use-swipe.ts';
import { useWakeLock } from './use-wake-lock.ts';
import './cook-mode.css';

type CookScreenProps = {
  recipe: RecipeView;
  /** The star rating at the end. */
  rating: ReactNode;
};

/** Sorts timers by where the page shows them: ended ones as alarms, those of this step large, others in the header. */
function sortTimers(timers: readonly RunningTimer[], recipeId: string, step: CookStep | undefined) {
  const rung = timers.flatMap(({ timer }) => (timer.status === 'rung' ? [timer] : []));
  const elsewhere = timers.filter(
    ({ timer }) =>
      timer.status !== 'rung' &&
      !(timer.recipeId === recipeId && (timer.step === 0 || timer.step === step?.number)),
  );
  return { rung, elsewhere };
}

/** /recipe/{id}/cook: cook mode, which shows the recipe one step at a time. */
export function CookScreen({ recipe: written, rating }: CookScreenProps) {
  const cookMode = useCookMode(written);
  const { recipe, steps, step, at, goTo, isOver, timers } = cookMode;
  const watch = useWakeLock();
  const { rung, elsewhere } = sortTimers(timers, recipe.id, step);
  useAlarm(rung);
  useCookTitle(timers);
  const forward = () => at <= steps.length && steps.length > 0 && goTo(at + 1);
  const back = () => at > 0 && goTo(at - 1);
  useCookKeys({ recipe, step, timers, forward, back });
  const swipe = useSwipe(forward, back);
  const leave = () => isOver && forgetPlace(recipe.id);
  return (
    <div className="cook" data-theme="dark">
      <CookTop recipe={recipe} elsewhere={elsewhere} onGoTo={goTo} onExit={leave} />
      <main
        id="main"
        tabIndex={-1}
        className="cook-main"
        data-view={step ? 'step' : isOver ? 'finish' : 'overview'}
        {...swipe}
      >
        <CurrentView cookMode={cookMode} watch={watch} rating={rating} />
        <StepAnnouncement
          step={step}
          stepCount={steps.length}
          tips={cookMode.stepTips}
          isOver={isOver}
          running={cookMode.running}
        />
      </main>
      <div className="cook-bottom">
        <SoundHint isNeeded={timers.some(({ timer }) => timer.status === 'running')} />
        <Alarms rung={rung} here={{ recipeId: recipe.id, at }} onGoTo={goTo} />
        <CookFoot recipeId={recipe.id} at={at} steps={steps} onGoTo={goTo} onOver={leave} />
      </div>
    </div>
  );
}
