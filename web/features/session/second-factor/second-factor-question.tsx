import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { type Cook, contactOf } from '../../../data/session/cook.ts';
import type { SecondFactor } from '../../../data/session/required-second-factors.ts';
import { signOut } from '../../../layout/sign-out.ts';
import { Button } from '../../../ui/button.tsx';
import { AppAnswer } from './app-answer.tsx';
import { PasskeyAnswer } from './passkey-answer.tsx';
import { PhoneAnswer } from './phone-answer.tsx';
import { RecoveryAnswer } from './recovery-answer.tsx';

/** Sort order of the methods: least effort first. */
const order = { webauthn: 0, totp: 1, phone: 2, recovery_code: 3 };
const plainNames = {
  webauthn: 'Passkey',
  totp: 'Authenticator app',
  phone: 'Text message',
  recovery_code: 'Use a recovery code',
};

function nameOf({ kind, name }: SecondFactor): string {
  const plain = plainNames[kind];
  // The profile's default names add nothing to the kind.
  const saysMore = kind !== 'recovery_code' && name && !['Phone', plain].includes(name);
  return saysMore ? `${plain}: ${name}` : plain;
}

function Answer({ way }: { way: SecondFactor }) {
  if (way.kind === 'totp') return <AppAnswer factor={way} />;
  if (way.kind === 'phone') return <PhoneAnswer factor={way} />;
  if (way.kind === 'webauthn') return <PasskeyAnswer factor={way} />;
  return <RecoveryAnswer />;
}

type SecondFactorQuestionProps = { cook: Cook; factors: SecondFactor[] };

/** Asks for one of the enrolled factors or a recovery code. A correct answer changes the session, which unmounts this. */
export function SecondFactorQuestion({ cook, factors }: SecondFactorQuestionProps) {
  const ways = factors.toSorted((a, b) => order[a.kind] - order[b.kind]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = ways.find(({ id }) => id === chosenId) ?? ways[0];
  const others = ways.filter((way) => way !== chosen);
  return (
    <>
      <div className="grid gap-2">
        <h1 className="h2">Two-step sign-in</h1>
        <p className="soft">
          One more step for <b className="wrap-anywhere inline">{contactOf(cook) || cook.name}</b>
        </p>
      </div>
      {chosen && <Answer key={chosen.id} way={chosen} />}
      {others.length > 0 && (
        <section className="grid gap-2" aria-labelledby="other-ways">
          <h2 className="other-ways" id="other-ways">
            Another way
          </h2>
          {others.map((way) => (
            <Button key={way.id} block onClick={() => setChosenId(way.id)}>
              {nameOf(way)}
            </Button>
          ))}
        </section>
      )}
      <Button tone="ghost" className="-ml-3 justify-self-start" onClick={() => void signOut()}>
        <LogOut className="icon" />
        Log Out
      </Button>
    </>
  );
}
