import { KeyRound } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { usePublicSettings } from '../../data/public-settings.ts';
import { wordsOf } from '../../data/session/call-auth.ts';
import { callPasskeys } from '../../data/session/call-passkeys.ts';
import { canUseKeys } from '../../data/session/device-keys.ts';
import { followSession } from '../../data/session/start-session.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import type { useCaptcha } from './captcha/use-captcha.ts';

/** @throws Error with a message for the user */
async function signIn(options: { captchaToken?: string }) {
  await followSession();
  const { auth } = await getSupabase();
  await callPasskeys(() => auth.signInWithPasskey({ options }));
}

/** Returns whether the browser supports passkeys. Nearly all do, so the server assumes it: that avoids a layout shift. */
function useCanUseKeys(): boolean {
  return useSyncExternalStore(
    () => () => {},
    canUseKeys,
    () => true,
  );
}

/**
 * A quiet button for passkey sign-in, next to the password form. The page handles success: it watches the session.
 * @param captcha the form's captcha, which passkey sign-in requires too
 */
export function PasskeySignIn({ captcha }: { captcha: ReturnType<typeof useCaptcha> }) {
  const { passkeySignIn } = usePublicSettings();
  const [busy, setBusy] = useState(false);
  if (!useCanUseKeys() || !passkeySignIn) return null;

  async function begin() {
    const solved = captcha.solve();
    if (!solved) return;
    setBusy(true);
    try {
      await signIn(solved);
    } catch (cause) {
      const isPuzzle = cause instanceof Error && captcha.wasRefused(cause.cause);
      if (!isPuzzle) notify({ title: 'Not signed in', message: wordsOf(cause), tone: 'error' });
      setBusy(false);
    }
    captcha.startOver();
  }

  return (
    <Button tone="ghost" block busy={busy} onClick={() => void begin()}>
      {!busy && <KeyRound className="icon" />}
      {busy ? 'Waiting for your device...' : 'Sign in with a passkey'}
    </Button>
  );
}
