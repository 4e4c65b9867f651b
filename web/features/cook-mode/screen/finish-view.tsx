import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TipList } from '../../../ui/tip-list.tsx';

type FinishViewProps = {
  tips: readonly string[];
  /** The star rating. */
  rating: ReactNode;
  /** The names of this recipe's timers that still run. */
  running: readonly string[];
  onStartOver: () => void;
};

/** The screen after the last step. */
export function FinishView({ tips, rating, running, onStartOver }: FinishViewProps) {
  return (
    <section className="cook-finish" aria-labelledby="cook-finish">
      <div className="stripe-mark" />
      <h2 id="cook-finish" className="cook-heading">
        {running.length > 0 ? 'Not ready yet.' : 'Enjoy your meal.'}
      </h2>
      <p className="lead">
        That was the last step.
        {running.length > 0 && ` Still running: ${running.join(', ')}.`}
      </p>
      {rating}
      <TipList tips={tips} />
      <div>
        <Button tone="ghost" onClick={onStartOver}>
          <RotateCcw className="icon" />
          Start over
        </Button>
      </div>
    </section>
  );
}
