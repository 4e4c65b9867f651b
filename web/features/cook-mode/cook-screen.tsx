import { type ReactNode, useMemo } from 'react';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { useMeasuredRecipe } from '../../data/recipes/use-measured-recipe.ts';
import { MeasureTools } from '../../layout/measure-tools.tsx';
import { forgetPlace } from './kept/cooking-store.ts';
import { usePlace } from './kept/use-cooking.ts';
import { placeTips } from './place-tips.ts';
import { type CookStep, readCookSteps } from './read-cook-steps.ts';
import { AllIngredients } from './screen/all-ingredients.tsx';
import { BesideFinish } from './screen/beside-finish.tsx';
import { CookFoot } from './screen/cook-foot.tsx';
import { CookTop } from './screen/cook-top.tsx';
import { FinishView } from './screen/finish-view.tsx';
import { Overview } from './screen/overview.tsx';
import { StepAnnouncement } from './screen/step-announcement.tsx';
import { StepView } from './screen/step-view.tsx';
import { Alarms } from './timers/alarms.tsx';
import { SoundHint } from './timers/sound-hint.tsx';
import { StepTimers } from './timers/step-timers.tsx';
import { useAlarm } from './timers/use-alarm.ts';
import { type RunningTimer, useTimers } from './timers/use-timers.ts';
import { useCookKeys } from './use-cook-keys.ts';
import { useCookTitle } from './use-cook-title.ts';
import { useSwipe } from './use-swipe.ts';
import { useWakeLock } from './use-wake-lock.ts';

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
  const measured = useMeasuredRecipe(written, written.id);
  const { recipe } = measured;
  const steps = useMemo(() => readCookSteps(recipe), [recipe]);
  const tips = useMemo(() => placeTips({ ...recipe, tips: recipe.details.tips }), [recipe]);
  const { at, ticked, goTo, tick } = usePlace(written);
  const timers = useTimers();
  const watch = useWakeLock();
  const step = steps[at - 1];
  const stepTips = tips.before.get(at) ?? [];
  const { rung, elsewhere } = sortTimers(timers, recipe.id, step);
  useAlarm(rung);
  useCookTitle(timers);
  const forward = () => at <= steps.length && steps.length > 0 && goTo(at + 1);
  const back = () => at > 0 && goTo(at - 1);
  useCookKeys({ recipe, step, timers, forward, back });
  const swipe = useSwipe(forward, back);
  const isOver = at > steps.length;
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
        {step && (
          <StepView
            step={step}
            stepCount={steps.length}
            recipe={recipe}
            timers={timers}
            tips={stepTips}
            allIngredients={
              <AllIngredients
                ingredients={recipe.ingredients}
                ticked={ticked}
                onTick={tick}
                onOverview={() => goTo(0)}
              />
            }
          />
        )}
        {at === 0 && (
          <Overview
            recipe={recipe}
            ticked={ticked}
            onTick={tick}
            watch={watch}
            measures={<MeasureTools measured={measured} />}
          />
        )}
        {isOver && at > 0 && (
          <FinishView
            tips={tips.atEnd}
            rating={rating}
            onStartOver={() => forgetPlace(recipe.id)}
          />
        )}
        {at === 0 && <StepTimers recipe={recipe} timers={timers} />}
        {isOver && at > 0 && <BesideFinish recipe={recipe} timers={timers} />}
        <StepAnnouncement
          step={step}
          stepCount={steps.length}
          tips={stepTips}
          isOver={isOver && at > 0}
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
