import { MessagedCode } from '../messaged-code.tsx';
import { enterMailedCode } from './email-code-calls.ts';

type MailedCodeProps = {
  email: string;
  /** When another email may be requested; undefined when no email is on its way. */
  againAtMs?: number | undefined;
  /** One of the request functions of email-code-calls.ts. */
  send: (email: string, solved: { captchaToken?: string }) => Promise<number>;
  onAccepted?: () => void;
  onAnotherAddress: () => void;
};

/** Signs in with the code from an email. The code can be resent, or sent to another address. */
export function MailedCode(props: MailedCodeProps) {
  const { email, againAtMs, send, onAccepted, onAnotherAddress } = props;
  return (
    <MessagedCode
      by="email"
      submitLabel="Continue"
      againAtMs={againAtMs}
      send={(solved) => send(email, solved)}
      enter={(code) => enterMailedCode(email, code)}
      onAccepted={onAccepted}
      leaveLabel="Use a different email"
      onLeave={onAnotherAddress}
    />
  );
}
