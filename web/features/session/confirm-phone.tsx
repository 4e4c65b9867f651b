import { useEffect, useRef } from 'react';
import { TextedCode } from './texted-code.tsx';
import { askForConfirmation } from './texted-code-calls.ts';

type ConfirmPhoneProps = {
  /** E.164. */
  phone: string;
  /** When another message may be requested; undefined when no message is on its way. */
  againAtMs: number | undefined;
  onAnotherNumber: () => void;
};

/** Confirms the phone number of an account with the texted code, which also signs in. */
export function ConfirmPhone({ phone, againAtMs, onAnotherNumber }: ConfirmPhoneProps) {
  const isSent = againAtMs !== undefined;
  const place = useRef<HTMLDivElement>(null);
  // The previous form has unmounted and lost the focus. After a code is sent, the code field takes the focus instead.
  useEffect(() => {
    if (!isSent) place.current?.focus({ preventScroll: true });
  }, [isSent]);
  const number = <b className="inline">{phone}</b>;
  return (
    <div className="grid gap-4" ref={place} tabIndex={-1}>
      {isSent ? (
        <p className="soft">We sent a code to {number}. Enter it to confirm your account.</p>
      ) : (
        <p className="soft">Your number {number} isn't confirmed yet. We'll text you a code.</p>
      )}
      <TextedCode
        phone={phone}
        submitLabel="Confirm"
        againAtMs={againAtMs}
        send={askForConfirmation}
        onAnotherNumber={onAnotherNumber}
      />
    </div>
  );
}
