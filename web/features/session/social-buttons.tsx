import { useEffect, useState } from 'react';
import { authenticationError, type Notice, socialFailed } from '#contract/notices.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import { usePublicSettings } from '../../data/public-settings.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { ProviderMark } from '../../ui/provider-mark.tsx';

type Provider = PublicSettings['socialProviders'][number];
type OAuthCredentials = Parameters<
  Awaited<ReturnType<typeof getSupabase>>['auth']['signInWithOAuth']
>[0];

/**
 * Redirects the browser to a social provider.
 * @returns the notice of a refusal, or null when the browser is leaving the page
 * @throws when the data client's code could not be loaded
 */
async function leaveFor({ name, label }: Provider): Promise<Notice | null> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithOAuth({
    provider: name as OAuthCredentials['provider'], // the client's type lists only the providers that it knew
    options: { redirectTo: `${window.location.origin}/` },
  });
  if (!error) return null;
  return error.message ? authenticationError(error.message) : socialFailed(label);
}

/** Calls `onWake` when the Back button restores the page from the back/forward cache, where it must not stay busy. */
function useWakeUp(onWake: () => void) {
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) onWake();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [onWake]);
}

/** A sign-in button for each configured provider. Each provider redirects back to the site root. */
export function SocialButtons() {
  const { socialProviders } = usePublicSettings();
  const [leaving, setLeaving] = useState<string | null>(null);
  const [stay] = useState(() => () => setLeaving(null));
  useWakeUp(stay);
  if (socialProviders.length === 0) return null;

  async function signIn(provider: Provider) {
    setLeaving(provider.name);
    const failure = await leaveFor(provider).catch((cause: unknown) => {
      console.warn(`The way to ${provider.label} could not be found.`, cause);
      return socialFailed(provider.label);
    });
    if (!failure) return;
    stay();
    notify(failure);
  }

  return (
    <>
      {socialProviders.map((provider) => (
        <Button
          key={provider.name}
          block
          busy={leaving === provider.name}
          disabled={leaving !== null && leaving !== provider.name}
          onClick={() => void signIn(provider)}
        >
          {leaving !== provider.name && <ProviderMark {...provider} />}
          Continue with {provider.label}
        </Button>
      ))}
    </>
  );
}
