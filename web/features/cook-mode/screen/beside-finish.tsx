import { PictureOrPlaceholder } from '../../../ui/picture-or-placeholder.tsx';
import { StepTimers } from '../timers/step-timers.tsx';
import type { RunningTimer } from '../timers/use-timers.ts';

type BesideFinishProps = {
  recipe: { id: string; name: string; image: string };
  timers: readonly RunningTimer[];
};

/** Shows the dish beside the end screen, or the cook's own timers until they have rung. */
export function BesideFinish({ recipe, timers }: BesideFinishProps) {
  const isTimed = timers.some(
    ({ timer }) => timer.recipeId === recipe.id && timer.step === 0 && timer.status !== 'rung',
  );
  if (isTimed) return <StepTimers recipe={recipe} timers={timers} />;
  return <PictureOrPlaceholder src={recipe.image} alt="" className="cook-dish" />;
}
