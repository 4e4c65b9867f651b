import { Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { shortDate } from '#contract/in-words.ts';
import type { ListedSignIn } from '#contract/sign-ins.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { deviceInWords, whenInWords } from './in-words.ts';

const icons = { computer: Laptop, phone: Smartphone, tablet: Tablet };

type SignInRowsProps = { signIns: ListedSignIn[]; onEnd: (signIn: ListedSignIn) => void };

/** Lists every signed-in device, this one first. */
export function SignInRows({ signIns, onEnd }: SignInRowsProps) {
  return (
    <ul className="sign-in-rows" aria-label="Where you're signed in">
      {signIns.map((signIn) => (
        <SignInRow key={signIn.id} signIn={signIn} onEnd={() => onEnd(signIn)} />
      ))}
    </ul>
  );
}

function SignInRow({ signIn, onEnd }: { signIn: ListedSignIn; onEnd: () => void }) {
  const { kind, isThis, beganAt, usedAt } = signIn;
  const Icon = kind ? icons[kind] : MonitorSmartphone;
  const name = deviceInWords(signIn);
  return (
    <li>
      <Icon className="icon" />
      <div>
        <p className="sign-in-name">
          <b>{name}</b>
          {isThis && <Badge tone="herb">This device</Badge>}
        </p>
        <p className="label faint sign-in-facts">
          <span>Signed in {shortDate(beganAt)}</span>
          {!isThis && <span> Last used {whenInWords(usedAt)}</span>}
        </p>
      </div>
      {!isThis && (
        <Button onClick={onEnd}>
          Sign out<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
