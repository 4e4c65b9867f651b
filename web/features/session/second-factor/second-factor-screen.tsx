import { useEffect } from 'react';
import type { Cook } from '../../../data/session/cook.ts';
import type { SecondFactor } from '../../../data/session/required-second-factors.ts';
import { AuthFrame } from '../../../layout/auth-frame.tsx';
import { SecondFactorQuestion } from './second-factor-question.tsx';

type SecondFactorScreenProps = { cook: Cook; factors: SecondFactor[] };

/** Full page for a user who passed the first factor and still needs the second. Only they load its code. */
export default function SecondFactorScreen({ cook, factors }: SecondFactorScreenProps) {
  useEffect(() => {
    const before = document.title;
    document.title = 'Two-step sign-in · Saffron Table';
    return () => {
      document.title = before;
    };
  }, []);
  return (
    <AuthFrame place="second-factor">
      <SecondFactorQuestion cook={cook} factors={factors} />
    </AuthFrame>
  );
}
