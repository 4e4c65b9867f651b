import { type ReactNode, useState } from 'react';
import { wordsOf } from '../data/session/call-auth.ts';
import { Button } from '../ui/button.tsx';
import { CodeForm } from '../ui/code-form.tsx';
import { NoticeBox } from '../ui/notice-box.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

type SentCodeProps = {
  hint: string;
  submitLabel: string;
  /** The last digit submits the code. */
  submitsItself?: boolean;
  /** Set when a message is already on its way: when another one may be requested, in milliseconds since 1970. */
  againAtMs?: number | undefined;
  /**
   * Requests a message. @returns when another one may be requested; null when none was requested and the reason is shown elsewhere
   * @throws Error with a message for the user
   */
  onSend: () => Promise<number | null>;
  /** @returns why the code was refused, or null when it was accepted */
  onCode: (code: string) => Promise<string | null>;
  /** Rendered before the button that sends. */
  children?: ReactNode;
};

/** Sends a code on request and takes the entered code. "Send again" shows the seconds until it is available. */
export function SentCode(props: SentCodeProps) {
  const { hint, submitLabel, submitsItself = false, onSend, onCode, children } = props;
  const [againAtMs, setAgainAtMs] = useState(props.againAtMs ?? null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const waitSeconds = useSecondsUntil(againAtMs ?? 0);

  async function send() {
    setSending(true);
    try {
      const next = await onSend();
      if (next !== null) setAgainAtMs(next);
      setFailure(null);
    } catch (cause) {
      setFailure(wordsOf(cause));
    }
    setSending(false);
  }

  const refusal = failure && (
    <NoticeBox tone="tomato" title="We couldn't send the code">
      {failure}
    </NoticeBox>
  );
  if (againAtMs === null) {
    return (
      <div className="stack">
        {refusal}
        {children}
        <Button tone="primary" size="large" block busy={sending} onClick={() => void send()}>
          {sending ? 'Sending...' : 'Send code'}
        </Button>
      </div>
    );
  }
  return (
    <div className="stack">
      {refusal}
      <CodeForm numeric label="Code" {...{ hint, submitLabel, submitsItself, onCode }} />
      {children}
      <Button
        busy={sending}
        aria-disabled={waitSeconds > 0}
        onClick={() => waitSeconds === 0 && void send()}
      >
        {waitSeconds > 0 ? `Send again in ${waitSeconds} s` : 'Send again'}
      </Button>
    </div>
  );
}
