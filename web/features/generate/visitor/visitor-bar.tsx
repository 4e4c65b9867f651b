import { useCreditsEnabled } from '../../../data/credits/use-credits-enabled.ts';
import { Button } from '../../../ui/button.tsx';
import { nothingChosenWords } from '../nothing-chosen-words.ts';

type VisitorBarProps = {
  /** Somebody signed in on this device before. */
  known: boolean;
  isNothingChosen: boolean;
  onContinue: () => void;
};

/** In the place of the generate button, which needs somebody who is signed in (spec §5): the way to their account. */
export function VisitorBar({ known, isNothingChosen, onContinue }: VisitorBarProps) {
  const isPresent = useCreditsEnabled() && !known;
  const next = known
    ? "Sign in next. We'll keep your choices."
    : "Next, create your account. We'll keep your choices.";
  return (
    <div className="gen-bar">
      <Button
        tone="primary"
        size="large"
        block
        disabled={isNothingChosen}
        aria-describedby="generate-hint"
        onClick={onContinue}
      >
        {isPresent ? 'Continue: your first recipe is free' : 'Continue'}
      </Button>
      <p className="gen-hint" id="generate-hint">
        {isNothingChosen ? nothingChosenWords : next}
      </p>
    </div>
  );
}
