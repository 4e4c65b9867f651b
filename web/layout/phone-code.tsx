import { useEffect, useState } from 'react';
import { wordsOf } from '../data/session/call-auth.ts';
import {
  checkPhoneCode,
  type PhoneCodeSent,
  sendPhoneCode,
} from '../data/session/send-phone-code.ts';
import { Button } from '../ui/button.tsx';
import { CodeForm } from '../ui/code-form.tsx';
import { NoticeBox } from '../ui/notice-box.tsx';

/** @returns whole seconds until a moment, counted down; 0 once it is there */
function useSecondsUntil(momentMs: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((momentMs - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [momentMs]);
  return left;
}

type PhoneCodeProps = {
  factorId: string;
  submitLabel: string;
  onAccepted?: () => void;
};

/** Sends a code to a phone factor when asked to, and takes it. "Send again" says when it can be pressed. */
export function PhoneCode({ factorId, submitLabel, onAccepted }: PhoneCodeProps) {
  const [sent, setSent] = useState<PhoneCodeSent | null>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const waitSeconds = useSecondsUntil(sent?.againAtMs ?? 0);

  async function send() {
    setSending(true);
    try {
      const next = await sendPhoneCode(factorId);
      setSent({ ...next, challengeId: next.challengeId ?? sent?.challengeId ?? null });
      setFailure(null);
    } catch (cause) {
      setFailure(wordsOf(cause));
    }
    setSending(false);
  }

  async function check(code: string) {
    if (!sent?.challengeId) return 'Ask for a code first.';
    try {
      await checkPhoneCode(factorId, sent.challengeId, code);
      onAccepted?.();
      return null;
    } catch (cause) {
      return wordsOf(cause);
    }
  }

  const refusal = failure && (
    <NoticeBox tone="tomato" title="The code could not be sent">
      {failure}
    </NoticeBox>
  );
  const again = (
    <Button
      busy={sending}
      aria-disabled={waitSeconds > 0}
      onClick={() => waitSeconds === 0 && void send()}
    >
      {waitSeconds > 0 ? `Send again in ${waitSeconds} s` : 'Send again'}
    </Button>
  );
  if (!sent) {
    return (
      <div className="stack">
        {refusal}
        <Button tone="primary" size="large" block busy={sending} onClick={() => void send()}>
          {sending ? 'Sending...' : 'Send code'}
        </Button>
      </div>
    );
  }
  return (
    <div className="stack">
      {refusal}
      <CodeForm
        numeric
        label="Code"
        hint="Enter the code from the text message that we sent."
        submitLabel={submitLabel}
        onCode={check}
      />
      {again}
    </div>
  );
}
