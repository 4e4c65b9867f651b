import { wordsOf } from '../../data/session/call-auth.ts';
import { LocalMailboxLink } from '../../layout/local-mailbox-link.tsx';
import { SentCode } from '../../layout/sent-code.tsx';
import { Button } from '../../ui/button.tsx';
import { CaptchaBox } from './captcha/captcha-box.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';

export type MessagedCodeProps = {
  by: 'email' | 'text message';
  submitLabel: string;
  /** When another message may be requested; undefined when no message is on its way. */
  againAtMs?: number | undefined;
  /** @returns when another message may be requested, in milliseconds since 1970 @throws Error with a message for the user */
  send: (solved: { captchaToken?: string }) => Promise<number>;
  /** @throws Error with a message for the user */
  enter: (code: string) => Promise<void>;
  onAccepted?: (() => void) | undefined;
  /** Label of the button that changes to another address or number. */
  leaveLabel: string;
  onLeave: () => void;
};

/** Signs in with the code from an email or a text message. The code can be resent. */
export function MessagedCode(props: MessagedCodeProps) {
  const { by, submitLabel, againAtMs, onAccepted, leaveLabel, onLeave } = props;
  const captcha = useCaptcha();

  async function send() {
    const solved = captcha.solve();
    if (!solved) return null;
    try {
      return await props.send(solved);
    } catch (cause) {
      if (cause instanceof Error && captcha.wasRefused(cause.cause)) return null;
      throw cause;
    } finally {
      captcha.startOver();
    }
  }

  async function enter(code: string) {
    try {
      await props.enter(code);
      onAccepted?.();
      return null;
    } catch (cause) {
      return wordsOf(cause);
    }
  }

  return (
    <div className="stack">
      <SentCode
        hint={`Enter the code from the ${by}. It is checked when you type the last digit.`}
        submitLabel={submitLabel}
        submitsItself
        againAtMs={againAtMs}
        onSend={send}
        onCode={enter}
      >
        <CaptchaBox state={captcha.state} />
      </SentCode>
      <LocalMailboxLink of={by === 'email' ? 'mail' : 'text messages'} className="small soft" />
      <Button tone="ghost" className="-ml-3.25 justify-self-start" onClick={onLeave}>
        {leaveLabel}
      </Button>
    </div>
  );
}
