import { notices } from '#contract/notices.ts';
import { useCreditsEnabled } from '../../data/credits/use-credits-enabled.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { GenerateHint, type GenerateHintProps } from './generate-hint.tsx';
import { generateLabel } from './generate-label.ts';
import { useOffline } from './use-offline.ts';

type GenerateBarProps = Omit<GenerateHintProps, 'isOffline'> & {
  /** What the button does, as it says it. */
  action: string;
  generating: boolean;
  /** A recipe stands beside it, and saving that is what comes next. */
  isSecond?: boolean;
  onGenerate: () => void;
  /** Reads the balance again. */
  onCheckBalance: () => void;
};

/**
 * The one action of the screen; on a phone it sticks to the lower edge. A sentence says why it is off. With an empty balance it stays on
 * (spec §5), steps back behind the way to more credits, and says why nothing begins.
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
    // It may have been topped up elsewhere.
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
