import { Link } from 'react-router';
import { useCreditsEnabled } from '../../data/credits/use-credits-enabled.ts';
import { Button } from '../../ui/button.tsx';
import { generateLabel } from './generate-label.ts';

type GenerateBarProps = {
  signedIn: boolean;
  generating: boolean;
  nothingSelected: boolean;
  balance: number | undefined;
  onGenerate: () => void;
};

/**
 * The one action of the screen; on a phone it sticks to the lower edge. A sentence says why it is off. With an empty
 * balance it stays on: the server refuses, and its notice says what to do (spec §8, Insufficient Credits).
 */
export function GenerateBar(props: GenerateBarProps) {
  const { signedIn, generating, nothingSelected, balance, onGenerate } = props;
  const costsCredits = useCreditsEnabled();
  return (
    <div className="gen-bar">
      <Button
        tone="primary"
        size="large"
        block
        busy={generating}
        disabled={!signedIn || nothingSelected}
        aria-describedby="generate-hint"
        onClick={onGenerate}
      >
        {generateLabel({ signedIn, generating, costsCredits })}
      </Button>
      <p className="label soft mt-2 text-center empty:hidden" id="generate-hint">
        {nothingSelected && !generating && 'Choose at least one preference.'}
        {!nothingSelected && !generating && balance === 0 && (
          <>
            No credits available.{' '}
            <Link className="link" to="/credits">
              Get Credits
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
