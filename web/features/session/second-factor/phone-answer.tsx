import type { SecondFactor } from '../../../data/session/required-second-factors.ts';
import { PhoneCode } from '../../../layout/phone-code.tsx';

/** Asks for a code from a text message. A text costs money and wakes people, so it is sent only on request. */
export function PhoneAnswer({ factor }: { factor: SecondFactor }) {
  // "Phone" is the profile's default name.
  const hasOwnName = factor.name !== '' && factor.name !== 'Phone';
  return (
    <div className="grid gap-4">
      <p className="soft">
        We'll text a code to {hasOwnName ? <b className="inline">{factor.name}</b> : 'your phone'}.
      </p>
      <PhoneCode factorId={factor.id} submitLabel="Continue" />
    </div>
  );
}
