import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { timeWithSeconds } from '#contract/in-words.ts';
import { Button } from '../../ui/button.tsx';
import { checkMs } from './timings.ts';
import type { Asked } from './use-payment.ts';

/** Polls the server immediately. If the server cannot be asked, the button only shows as busy for `checkMs`. */
export function RefreshStatus({ asked }: { asked: Asked }) {
  const { askAgain, askedAtMs } = asked;
  const [busy, setBusy] = useState(false);
  async function refresh() {
    setBusy(true);
    await (askAgain?.() ?? new Promise((resolve) => setTimeout(resolve, checkMs)));
    setBusy(false);
  }
  return (
    <>
      <Button tone="primary" busy={busy} onClick={() => void refresh()}>
        {!busy && <RefreshCw className="icon" />}
        Refresh Status
      </Button>
      {askedAtMs > 0 && (
        <span className="label soft num" role="status">
          Last checked at {timeWithSeconds(askedAtMs)}
        </span>
      )}
    </>
  );
}
