import { useEffect, useRef } from 'react';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { askForConfirmationMail } from './email-code/email-code-calls.ts';
import { MailedCode } from './email-code/mailed-code.tsx';

type CheckYourMailProps = {
  email: string;
  /** When another mail may be asked for; undefined where none is known to be on its way. */
  againAtMs: number | undefined;
  onAnotherAddress: () => void;
};

/** An account waits for its address to be confirmed: by the code of the mail, which also signs in, or by its link. */
export function CheckYourMail({ email, againAtMs, onAnotherAddress }: CheckYourMailProps) {
  const isSent = againAtMs !== undefined;
  const place = useRef<HTMLDivElement>(null);
  // The form that led here may have gone, and the focus with it; where a code is on its way its field has taken it.
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
