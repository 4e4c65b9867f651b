import { MessagedCode } from './messaged-code.tsx';
import { enterTextedCode } from './texted-code-calls.ts';

type TextedCodeProps = {
  /** E.164. */
  phone: string;
  submitLabel: string;
  /** When another message may be requested; undefined when no message is on its way. */
  againAtMs?: number | undefined;
  /** One of the request functions of texted-code-calls.ts. */
  send: (phone: string, solved: { captchaToken?: string }) => Promise<number>;
  onAccepted?: () => void;
  onAnotherNumber: () => void;
};

/** Signs in with the code from a text message. The code can be resent, or sent to another number. */
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
