import { useState } from 'react';
import { authenticationError } from '#contract/notices.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { ProviderMark } from '../../../ui/provider-mark.tsx';

type Provider = PublicSettings['socialProviders'][number];
type LinkCredentials = Extract<
  Parameters<Awaited<ReturnType<typeof getSupabase>>['auth']['linkIdentity']>[0],
  { options?: { skipBrowserRedirect?: boolean } }
>;

/** @returns the auth service's error message, or null if the browser is being redirected */
async function leaveToConnect({ name }: Provider): Promise<string | null> {
  const { auth } = await getSupabase();
  const { error } = await auth.linkIdentity({
    provider: name as LinkCredentials['provider'],
    options: { redirectTo: `${window.location.origin}/profile?connected=${name}` },
  });
  return error?.message ?? null;
}

/** Redirects to the provider, which then returns to the profile. */
export function ConnectAccount({ provider }: { provider: Provider }) {
  const [busy, setBusy] = useState(false);

  async function connect() {
    setBusy(true);
    const refusal = await leaveToConnect(provider).catch((cause: unknown) => {
      console.warn(`The way to ${provider.label} could not be found.`, cause);
      return `${provider.label} could not be connected. Please try again.`;
    });
    if (!refusal) return;
    setBusy(false);
    notify(authenticationError(refusal));
  }

  return (
    <Button busy={busy} onClick={() => void connect()}>
      {!busy && <ProviderMark {...provider} />}
      Connect {provider.label}
    </Button>
  );
}
