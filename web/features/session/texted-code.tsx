import { wordsOf } from '../../data/session/call-auth.ts';
import { LocalMailboxLink } from '../../layout/local-mailbox-link.tsx';
import { SentCode } from '../../layout/sent-code.tsx';
import { Button } from '../../ui/button.tsx';
import { CaptchaBox } from './captcha/captcha-box.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { enterTextedCode } from './texted-code-calls.ts';

type TextedCodeProps = {
  /** E.164. */
  phone: string;
  submitLabel: string;
  /** When another message may be asked for; undefined where none is on its way. */
  againAtMs?: number | undefined;
  /** As the calls of texted-code-calls.ts. */
  send: (phone: string, solved: { captchaToken?: string }) => Promise<number>;
  onAccepted?: () => void;
  onAnotherNumber: () => void;
};

/** The code from a text message, which signs in; sent again, or to another number, when asked to. */
export function TextedCode(props: TextedCodeProps) {
  const { phone, submitLabel, againAtMs, send, onAccepted, onAnotherNumber } = props;
  const captcha = useCaptcha();

  async function sendAgain() {
    const solved = captcha.solve();
    if (!solved) return null;
    try {
      return await send(phone, solved);
    } catch (cause) {
      if (cause instanceof Error && captcha.wasRefused(cause.cause)) return null;
      throw cause;
    } finally {
      captcha.startOver();
    }
  }

  async function enter(code: string) {
    try {
      await enterTextedCode(phone, code);
      onAccepted?.();
      return null;
    } catch (cause) {
      return wordsOf(cause);
    }
  }

  return (
    <div className="stack">
      <SentCode
        hint="Enter the code from the text message."
        submitLabel={submitLabel}
        againAtMs={againAtMs}
        onSend={sendAgain}
        onCode={enter}
      >
        <CaptchaBox state={captcha.state} />
      </SentCode>
      <LocalMailboxLink of="text messages" className="small soft" />
      <Button tone="ghost" className="-ml-3.25 justify-self-start" onClick={onAnotherNumber}>
        Use another number
      </Button>
    </div>
  );
}
