import { useState } from 'react';
import { authenticationError, notices } from '#contract/notices.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';

/** Leaves for Google and comes back to the site root. Shown only where Google is configured. */
export function GoogleButton() {
  const [busy, setBusy] = useState(false);

  async function signIn() {
    setBusy(true);
    const supabase = await getSupabase();
    const { error } = await supabase.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: `${window.location.origin}/` },
    });
    if (!error) return;
    setBusy(false);
    notify(error.message ? authenticationError(error.message) : notices.googleFailed);
  }

  return (
    <>
      <Button block busy={busy} onClick={() => void signIn()}>
        Continue with Google
      </Button>
      <div className="or">or</div>
    </>
  );
}
