import { callAuth, wordsOf } from '../../../data/session/call-auth.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { CodeForm } from '../../../ui/code-form.tsx';

async function answer(code: string) {
  try {
    const { auth } = await getSupabase();
    await callAuth(() => auth.mfa.recoveryCodes.verify({ code }));
    return null;
  } catch (cause) {
    return wordsOf(cause);
  }
}

/** Asks for one of the recovery codes that were saved when two-step sign-in was set up. */
export function RecoveryAnswer() {
  return (
    <CodeForm
      label="Recovery code"
      hint="One of the codes you saved. Each works once."
      submitLabel="Continue"
      onCode={answer}
    />
  );
}
