import { MessagedCode } from '../messaged-code.tsx';
import { enterMailedCode } from './email-code-calls.ts';

type MailedCodeProps = {
  email: string;
  /** When another mail may be asked for; undefined where none is on its way. */
  againAtMs?: number | undefined;
  /** As the calls of email-code-calls.ts. */
  send: (email: string, solved: { captchaToken?: string }) => Promise<number>;
  onAccepted?: () => void;
  onAnotherAddress: () => void;
};

/** The code from an email, which signs in; sent again, or to another address, when asked to. */
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
