import type { SecondFactor } from '../../../data/session/second-factors-owed.ts';
import { PhoneCode } from '../../../layout/phone-code.tsx';

/** A code by text message: it costs money and wakes people, so it goes out only when it is asked for. */
export function PhoneAnswer({ factor }: { factor: SecondFactor }) {
  // "Phone" is the name that the profile proposes.
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
