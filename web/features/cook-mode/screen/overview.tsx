import { Clock, ListOrdered, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { isHeading } from '../../../ui/is-heading.ts';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { PictureOrPlaceholder } from '../../../ui/picture-or-placeholder.tsx';
import { printDuration } from '../timers/print-time.ts';
import type { ScreenWatch } from '../use-wake-lock.ts';
import { IngredientChecks } from './ingredient-checks.tsx';

type OverviewProps = {
  recipe: {
    image: string;
    ingredients: readonly string[];
    instructions: readonly string[];
    prepTimeMinutes: number;
    cookTimeMinutes: number;
  };
  ticked: readonly number[];
  onTick: (line: number) => void;
  watch: ScreenWatch;
  /** Controls for servings and units. */
  measures: ReactNode;
};

/** The screen before the first step: the ingredients to prepare, and how long the recipe takes. */
export function Overview({ recipe, ticked, onTick, watch, measures }: OverviewProps) {
  const { ingredients, instructions, prepTimeMinutes, cookTimeMinutes } = recipe;
  const totalMs = (prepTimeMinutes + cookTimeMinutes) * 60_000;
  const steps = instructions.length;
  return (
    <>
      <section className="cook-before" aria-labelledby="cook-before">
        <h2 id="cook-before" className="cook-heading">
          Everything ready?
        </h2>
        <NeedsScript className="cook-facts" />
        <ul className="cook-facts">
          {totalMs > 0 && (
            <li>
              <Clock className="icon" />
              <span>
                <b>{printDuration({ durationMs: totalMs })}</b> total
                {cookTimeMinutes > 0 && prepTimeMinutes > 0 && `, ${prepTimeMinutes} min prep`}
              </span>
            </li>
          )}
          {steps > 0 && (
            <li>
              <ListOrdered className="icon" />
              <span>
                <b>{steps}</b> {steps === 1 ? 'step' : 'steps'}, one at a time
              </span>
            </li>
          )}
          {/* Invisible while the wake lock request is pending, which avoids a layout shift: both sentences fit. */}
          <li className={watch === 'unknown' ? 'invisible' : undefined}>
            <Sun className="icon" />
            <span>
              {watch === 'may go off'
                ? 'Your screen may turn off.'
                : 'Your screen stays on while you cook.'}
            </span>
          </li>
        </ul>
        {ingredients.length > 0 && measures}
        <PictureOrPlaceholder src={recipe.image} alt="" className="cook-picture" />
        {steps === 0 && <p className="soft">No instructions available</p>}
      </section>
      <section className="cook-mise" aria-labelledby="cook-ingredients">
        <div className="cook-mise-head">
          <h2 id="cook-ingredients">Ingredients</h2>
          {ingredients.length > 0 && <Ready ingredients={ingredients} ticked={ticked} />}
        </div>
        {ingredients.length === 0 && <p className="soft">No ingredients available</p>}
        <IngredientChecks ingredients={ingredients} ticked={ticked} onTick={onTick} />
      </section>
    </>
  );
}

function Ready({
  ingredients,
  ticked,
}: Pick<OverviewProps, 'ticked'> & { ingredients: readonly string[] }) {
  const all = ingredients.filter((line) => !isHeading(line)).length;
  return (
    <p className="soft" aria-live="polite">
      {ticked.length} of {all} ready
    </p>
  );
}
