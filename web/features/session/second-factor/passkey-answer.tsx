import { useState } from 'react';
import { wordsOf } from '../../../data/session/call-auth.ts';
import { canUseKeys } from '../../../data/session/device-keys.ts';
import { answerWithPasskey } from '../../../data/session/passkey-factor.ts';
import type { SecondFactor } from '../../../data/session/required-second-factors.ts';
import { Button } from '../../../ui/button.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';

/** Answers with a passkey. The browser and the device show the prompt; this only renders the button that starts it. */
export function PasskeyAnswer({ factor }: { factor: SecondFactor }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function answer() {
    setBusy(true);
    setFailure(null);
    try {
      await answerWithPasskey(factor.id);
    } catch (cause) {
      setFailure(wordsOf(cause));
    }
    setBusy(false);
  }

  if (!canUseKeys()) return <p className="soft">This browser doesn't support passkeys.</p>;
  return (
    <div className="stack">
      {failure && (
        <NoticeBox tone="tomato" title="The passkey was not accepted">
          {failure}
        </NoticeBox>
      )}
      <p className="soft">Confirm with your fingerprint, face or device PIN.</p>
      <Button tone="primary" size="large" block busy={busy} onClick={() => void answer()}>
        {busy ? 'Waiting for your device...' : 'Use your passkey'}
      </Button>
    </div>
  );
}
