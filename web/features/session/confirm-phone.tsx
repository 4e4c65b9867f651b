import { useEffect, useRef } from 'react';
import { TextedCode } from './texted-code.tsx';
import { askForConfirmation } from './texted-code-calls.ts';

type ConfirmPhoneProps = {
  /** E.164. */
  phone: string;
  /** When another message may be asked for; undefined where none is on its way. */
  againAtMs: number | undefined;
  onAnotherNumber: () => void;
};

/** An account waits for its number to be confirmed: the code that was texted does it, and signs in. */
export function ConfirmPhone({ phone, againAtMs, onAnotherNumber }: ConfirmPhoneProps) {
  const isSent = againAtMs !== undefined;
  const place = useRef<HTMLDivElement>(null);
  // The form that led here has gone, and the focus with it; where a code is on its way its field has taken it.
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
