import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import { useCreditsEnabled } from '../../data/credits/use-credits-enabled.ts';
import { Button } from '../../ui/button.tsx';
import { generateLabel } from './generate-label.ts';

type GenerateBarProps = {
  /** What the button does, as it says it. */
  action: string;
  signedIn: boolean;
  /** Looks whether somebody is signed in after all. */
  onCheckLogin: () => Promise<void>;
  generating: boolean;
  /** Why there is nothing to make yet; null where there is. */
  nothingChosen: string | null;
  balance: number | undefined;
  /** A recipe stands beside it, and saving that is what comes next. */
  isSecond?: boolean;
  onGenerate: () => void;
};

/**
 * The one action of the screen; on a phone it sticks to the lower edge. A sentence says why it is off. With an empty
 * balance it stays on: the server refuses, and its notice says what to do (spec §8, Insufficient Credits).
 */
export function GenerateBar(props: GenerateBarProps) {
  const { action, signedIn, generating, nothingChosen, isSecond = false, onGenerate } = props;
  const costsCredits = useCreditsEnabled();
  return (
    <div className="gen-bar">
      <Button
        tone={isSecond ? 'tint' : 'primary'}
        size="large"
        block
        busy={generating}
        disabled={!signedIn || (nothingChosen !== null && !generating)}
        aria-describedby="generate-hint"
        onClick={onGenerate}
      >
        {generateLabel({ action, signedIn, generating, costsCredits })}
      </Button>
      <p className="gen-hint" id="generate-hint">
        {!generating && <Hint {...props} costsCredits={costsCredits} />}
      </p>
    </div>
  );
}

/** The one thing that a cook should know before they press. */
function Hint(props: GenerateBarProps & { costsCredits: boolean }) {
  const { signedIn, nothingChosen, balance, costsCredits, onCheckLogin } = props;
  if (!signedIn) {
    return (
      <>
        Your session could not be confirmed.{' '}
        <button type="button" className="link" onClick={() => void onCheckLogin()}>
          Log in again
        </button>
      </>
    );
  }
  if (costsCredits && balance !== undefined && balance <= limits.lowCreditsAt) {
    return (
      <>
        {nothingChosen && `${nothingChosen} `}
        {balance === 0
          ? 'No credits available.'
          : `${balance} ${balance === 1 ? 'credit' : 'credits'} left.`}{' '}
        <Link className="link" to="/credits">
          Get Credits
        </Link>
      </>
    );
  }
  return nothingChosen;
}
