import { useCreditsEnabled } from '../../../data/credits/use-credits-enabled.ts';
import { Button } from '../../../ui/button.tsx';
import { nothingChosenWords } from '../nothing-chosen-words.ts';

type VisitorBarProps = {
  /** Whether a user signed in on this device before. */
  known: boolean;
  isNothingChosen: boolean;
  onContinue: () => void;
};

/** Replaces the generate button, which needs a signed-in user (spec §5), with a button to sign in or register. */
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
