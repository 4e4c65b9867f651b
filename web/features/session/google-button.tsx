import { useState } from 'react';
import { authenticationError, type Notice, notices } from '#contract/notices.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';

/**
 * @returns the notice of a refusal, or null when the browser is on its way
 * @throws when the data client's code could not be loaded
 */
async function leaveForGoogle(): Promise<Notice | null> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${window.location.origin}/` },
  });
  if (!error) return null;
  return error.message ? authenticationError(error.message) : notices.googleFailed;
}

/** Leaves for Google and comes back to the site root. Shown only where Google is configured. */
export function GoogleButton() {
  const [busy, setBusy] = useState(false);

  async function signIn() {
    setBusy(true);
    const failure = await leaveForGoogle().catch((cause: unknown) => {
      console.warn('The way to Google could not be found.', cause);
      return notices.googleFailed;
    });
    if (!failure) return;
    setBusy(false);
    notify(failure);
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
