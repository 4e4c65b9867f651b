import { useEffect, useRef } from 'react';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { askForConfirmationMail } from './email-code/email-code-calls.ts';
import { MailedCode } from './email-code/mailed-code.tsx';

type CheckYourMailProps = {
  email: string;
  /** When another email may be requested; undefined when no email is known to be on its way. */
  againAtMs: number | undefined;
  onAnotherAddress: () => void;
};

/** Confirms the email address of an account: with the code from the email, which also signs in, or with its link. */
export function CheckYourMail({ email, againAtMs, onAnotherAddress }: CheckYourMailProps) {
  const isSent = againAtMs !== undefined;
  const place = useRef<HTMLDivElement>(null);
  // The previous form may have unmounted and lost the focus. After a code is sent, the code field takes the focus instead.
  useEffect(() => {
    if (!isSent) place.current?.focus({ preventScroll: true });
  }, [isSent]);
  const address = <b className="wrap-anywhere inline">{email}</b>;
  return (
    <div className="grid gap-4" ref={place} tabIndex={-1}>
      <NoticeBox tone="herb" title={isSent ? 'Please check your email' : 'Confirm your email'}>
        {isSent ? (
          <p>We sent a code and a link to {address}. Enter the code, or tap the link.</p>
        ) : (
          <p>Just one more step. We'll send a code to {address}.</p>
        )}
      </NoticeBox>
      <MailedCode
        email={email}
        againAtMs={againAtMs}
        send={askForConfirmationMail}
        onAnotherAddress={onAnotherAddress}
      />
    </div>
  );
}
