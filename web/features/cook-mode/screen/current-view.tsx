import type { ReactNode } from 'react';
import { MeasureTools } from '../../../layout/measure-tools.tsx';
import { forgetPlace } from '../kept/cooking-store.ts';
import { StepTimers } from '../timers/step-timers.tsx';
import type { CookMode } from '../use-cook-mode.ts';
import type { ScreenWatch } from '../use-wake-lock.ts';
import { AllIngredients } from './all-ingredients.tsx';
import { BesideFinish } from './beside-finish.tsx';
import { FinishView } from './finish-view.tsx';
import { Overview } from './overview.tsx';
import { StepView } from './step-view.tsx';

type CurrentViewProps = { cookMode: CookMode; watch: ScreenWatch; rating: ReactNode };

/** The overview, a step or the end, with the timers that belong there. */
export function CurrentView({ cookMode, watch, rating }: CurrentViewProps) {
  const { recipe, step, isOver, ticked, tick, timers } = cookMode;
  if (step) {
    return (
      <StepView
        step={step}
        stepCount={cookMode.steps.length}
        recipe={recipe}
        timers={timers}
        tips={cookMode.stepTips}
        allIngredients={
          <AllIngredients
            ingredients={recipe.ingredients}
            ticked={ticked}
            onTick={tick}
            onOverview={() => cookMode.goTo(0)}
          />
        }
      />
    );
  }
  if (isOver) {
    return (
      <>
        <FinishView
          tips={cookMode.finalTips}
          rating={rating}
          running={cookMode.running}
          onStartOver={() => forgetPlace(recipe.id)}
        />
        <BesideFinish recipe={recipe} timers={timers} />
      </>
    );
  }
  return (
    <>
      <Overview
        recipe={recipe}
        ticked={ticked}
        onTick={tick}
        watch={watch}
        measures={<MeasureTools measured={cookMode.measured} />}
      />
      <StepTimers recipe={recipe} timers={timers} />
    </>
  );
}
