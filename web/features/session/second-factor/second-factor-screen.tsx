import { useEffect } from 'react';
import type { Cook } from '../../../data/session/cook.ts';
import type { SecondFactor } from '../../../data/session/second-factors-owed.ts';
import { AuthFrame } from '../../../layout/auth-frame.tsx';
import { SecondFactorQuestion } from './second-factor-question.tsx';

type SecondFactorScreenProps = { cook: Cook; factors: SecondFactor[] };

/** The whole page for whoever has said the first factor and owes the second. Loaded for them alone. */
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
