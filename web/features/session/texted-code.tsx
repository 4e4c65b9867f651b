import { MessagedCode } from './messaged-code.tsx';
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
  return (
    <MessagedCode
      by="text message"
      submitLabel={submitLabel}
      againAtMs={againAtMs}
      send={(solved) => send(phone, solved)}
      enter={(code) => enterTextedCode(phone, code)}
      onAccepted={onAccepted}
      leaveLabel="Use another number"
      onLeave={onAnotherNumber}
    />
  );
}
