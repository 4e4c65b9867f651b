import { useCreditsEnabled } from '../../data/credits/use-credits-enabled.ts';
import { Button } from '../../ui/button.tsx';
import type { Failure } from './use-generation-state.ts';

const words: Record<Failure, string> = {
  'credit-back': 'Your credit is back.',
  'credit-comes-back': "If no recipe was made, you'll get your credit back automatically.",
};

type FailureNoteProps = { failure: Failure; onTryAgain: () => void };

/** Shown after a failed generation: what happened to the credit, and a button to try again. */
export function FailureNote({ failure, onTryAgain }: FailureNoteProps) {
  const costsCredits = useCreditsEnabled();
  return (
    <div className="notice notice-herb failure-note" role="status">
      <p>
        {costsCredits && <b>{words[failure]}</b>}
        What you chose is still here.
      </p>
      <Button size="small" onClick={onTryAgain}>
        Try Again
      </Button>
    </div>
  );
}
