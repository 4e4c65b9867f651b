import type { CookStep, Piece } from '../read-cook-steps.ts';
import { StepTimers } from '../timers/step-timers.tsx';
import type { RunningTimer } from '../timers/use-timers.ts';
import { StepUses } from './step-uses.tsx';

/** From here on the biggest letters would push the end of a step out of sight. */
const longText = 230;

type StepViewProps = {
  step: CookStep;
  stepCount: number;
  recipe: { id: string; name: string };
  timers: readonly RunningTimer[];
};

/** One step in big letters, what it needs, and its timers. */
export function StepView({ step, stepCount, recipe, timers }: StepViewProps) {
  return (
    <>
      <section className="cook-text" aria-labelledby="cook-step-number">
        <div className="cook-where">
          <h2 className="cook-n" id="cook-step-number">
            Step {step.number} of {stepCount}
          </h2>
          <div className="cook-progress" aria-hidden="true">
            <i style={{ width: `${(100 * step.number) / stepCount}%` }} />
          </div>
        </div>
        <p className="cook-step" dir="auto" data-long={step.text.length > longText || undefined}>
          {step.pieces.map((piece) => (
            <PieceOfText key={piece.start} piece={piece} />
          ))}
        </p>
        <StepUses ingredients={step.ingredients} />
      </section>
      <StepTimers step={step} recipe={recipe} timers={timers} />
    </>
  );
}

function PieceOfText({ piece: { kind, text } }: { piece: Piece }) {
  return kind === 'plain' ? text : <b className={`cook-${kind}`}>{text}</b>;
}
