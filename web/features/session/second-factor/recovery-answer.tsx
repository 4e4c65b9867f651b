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

/** One of the codes that were stored when the second step was set up. */
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
