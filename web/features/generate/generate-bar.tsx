import { notices } from '#contract/notices.ts';
import { useCreditsEnabled } from '../../data/credits/use-credits-enabled.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { GenerateHint, type GenerateHintProps } from './generate-hint.tsx';
import { generateLabel } from './generate-label.ts';
import { useOffline } from './use-offline.ts';

type GenerateBarProps = Omit<GenerateHintProps, 'isOffline'> & {
  /** The label of the button. */
  action: string;
  generating: boolean;
  /** A recipe is shown beside it, and saving that recipe is the next step. */
  isSecond?: boolean;
  onGenerate: () => void;
  /** Reads the balance again. */
  onCheckBalance: () => void;
};

/**
 * The main action of the screen; on a phone it sticks to the bottom edge. A sentence says why it is disabled. With an empty balance
 * it stays enabled (spec §5), becomes secondary to the link for more credits, and a click explains why nothing starts.
 */
export function GenerateBar(props: GenerateBarProps) {
  const { action, generating, isSecond = false, onGenerate, onCheckBalance, ...hint } = props;
  const { signedIn, nothingChosen, balance } = hint;
  const costsCredits = useCreditsEnabled();
  const isOffline = useOffline();
  const isBroke = costsCredits && balance === 0;
  const isOff = !signedIn || isOffline || nothingChosen !== null;

  function press() {
    if (!isBroke) return onGenerate();
    notify(notices.insufficientCredits);
    // The balance may have been topped up elsewhere.
    onCheckBalance();
  }

  return (
    <div className="gen-bar">
      <Button
        tone={isBroke ? 'secondary' : isSecond ? 'tint' : 'primary'}
        size="large"
        block
        busy={generating}
        disabled={isOff && !generating}
        aria-describedby="generate-hint"
        onClick={press}
      >
        {generateLabel({ action, signedIn, generating, costsCredits })}
      </Button>
      <p className="gen-hint" id="generate-hint">
        {!generating && (
          <GenerateHint
            {...hint}
            isOffline={isOffline}
            balance={costsCredits ? balance : undefined}
          />
        )}
      </p>
    </div>
  );
}
