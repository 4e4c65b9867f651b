import { useRef } from 'react';
import { prefetchMeasuring } from '../data/recipes/measured/measuring-parts.ts';
import { servingsRange } from '../data/recipes/measured/parse-chosen-measures.ts';
import type { MeasuredRecipe } from '../data/recipes/use-measured-recipe.ts';
import { Segment } from '../ui/segment.tsx';
import { Stepper } from '../ui/stepper.tsx';

const systems = [
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
] as const;

type MeasureToolsProps = { measured: MeasuredRecipe<unknown> };

/** Controls for servings and units, with the original servings and a button that restores them. */
export function MeasureTools({ measured }: MeasureToolsProps) {
  const { servings, setServings, system, setSystem } = measured;
  const tools = useRef<HTMLDivElement>(null);
  return (
    <div className="measure-tools no-print" ref={tools}>
      <div className="measure-controls">
        <div>
          <Stepper
            noun="servings"
            value={servings}
            {...servingsRange}
            onChange={setServings}
            onNear={() => prefetchMeasuring('scale')}
          />
          <span className="label soft" aria-hidden="true">
            {servings === 1 ? 'serving' : 'servings'}
          </span>
        </div>
        <Segment legend="Units" options={systems} value={system} onChange={setSystem} />
      </div>
      <WrittenFor
        measured={measured}
        onBack={() => {
          setServings(measured.writtenServings);
          // The button unmounts when it is used: move the focus to the servings field.
          tools.current?.querySelector('input')?.focus();
        }}
      />
      <Announcement measured={measured} />
    </div>
  );
}

function WrittenFor({ measured, onBack }: MeasureToolsProps & { onBack: () => void }) {
  const { servings, writtenServings, failed } = measured;
  if (failed) {
    return (
      <p className="written-for written-for-failed" role="alert">
        We couldn't change the amounts. Check your connection.
        {/* A browser never refetches a module that failed to load, so reload. The choice survives the reload. */}
        <button type="button" className="link" onClick={() => window.location.reload()}>
          Refresh Page
        </button>
      </p>
    );
  }
  if (servings === writtenServings) {
    const noun = servings === 1 ? 'serving' : 'servings';
    return (
      <p className="written-for">
        Original amounts ({servings} {noun}).
      </p>
    );
  }
  return (
    <p className="written-for">
      Written for {writtenServings}.
      <button type="button" className="link" onClick={onBack}>
        Back to {writtenServings}
        <span className="sr-only"> servings</span>
      </button>
    </p>
  );
}

/** Announces to screen readers what the amounts refer to, once after each choice. */
function Announcement({ measured }: MeasureToolsProps) {
  const { servings, system, choices, pending, failed } = measured;
  const units = system === 'us' ? 'US' : 'metric';
  return (
    <p className="sr-only" aria-live="polite">
      {choices > 0 && !pending && !failed
        ? `Amounts for ${servings} ${servings === 1 ? 'serving' : 'servings'}, in ${units} measures.`
        : ''}
    </p>
  );
}
