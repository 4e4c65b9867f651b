import type { ReactNode } from 'react';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import type { CookStep, Piece } from '../read-cook-steps.ts';
import { StepTimers } from '../timers/step-timers.tsx';
import type { RunningTimer } from '../timers/use-timers.ts';
import { StepTips } from './step-tips.tsx';
import { StepUses } from './step-uses.tsx';

/** Above this many characters, the largest font size would push the end of a step off the screen. */
const longText = 230;

type StepViewProps = {
  step: CookStep;
  stepCount: number;
  recipe: { id: string; name: string };
  timers: readonly RunningTimer[];
  tips: readonly string[];
  /** Button that opens the whole ingredient list. */
  allIngredients: ReactNode;
};

/** One step in large type, with its tips, ingredients and timers. */
export function StepView({ step, stepCount, recipe, timers, tips, allIngredients }: StepViewProps) {
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
        <NeedsScript className="cook-facts" />
        <StepTips tips={tips} />
        <p className="cook-step" dir="auto" data-long={step.text.length > longText || undefined}>
          {step.pieces.map((piece) => (
            <PieceOfText key={piece.start} piece={piece} />
          ))}
        </p>
        <div className="cook-needs">
          <StepUses ingredients={step.ingredients} />
          {allIngredients}
        </div>
      </section>
      <StepTimers step={step} recipe={recipe} timers={timers} />
    </>
  );
}

function PieceOfText({ piece: { kind, text } }: { piece: Piece }) {
  return kind === 'plain' ? text : <b className={`cook-${kind}`}>{text}</b>;
}
