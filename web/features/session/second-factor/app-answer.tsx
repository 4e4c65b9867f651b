import { callAuth, wordsOf } from '../../../data/session/call-auth.ts';
import type { SecondFactor } from '../../../data/session/required-second-factors.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { CodeForm } from '../../../ui/code-form.tsx';

/** Asks for the six digits that an authenticator app currently shows. */
export function AppAnswer({ factor }: { factor: SecondFactor }) {
  async function answer(code: string) {
    try {
      const { auth } = await getSupabase();
      await callAuth(() => auth.mfa.challengeAndVerify({ factorId: factor.id, code }));
      return null;
    } catch (cause) {
      return wordsOf(cause);
    }
  }
  // The profile's default name, such as "Authenticator app 2", reads badly in the hint.
  const hasOwnName = factor.name !== '' && !/^Authenticator app( \d+)?$/.test(factor.name);
  const app = hasOwnName ? `Open ${factor.name}` : 'Open your authenticator app';
  return (
    <CodeForm
      numeric
      label="Code"
      hint={`${app} and enter the six digits it shows.`}
      submitLabel="Continue"
      onCode={answer}
    />
  );
}
