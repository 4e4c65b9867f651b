import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { accountConnected } from '#contract/notices.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import { notify } from '../../../ui/notify.ts';

/** Shows a notice once when the provider named in the URL is connected. The URL proves nothing, so the list of identities decides. */
export function useConnectedNotice(
  linked: string[] | undefined,
  providers: PublicSettings['socialProviders'],
) {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('connected');
  const provider = providers.find(({ name }) => name === wanted);
  const isDone = provider !== undefined && linked?.includes(provider.name) === true;
  const hasFailed = query.has('error_description') || query.has('error_code');

  useEffect(() => {
    if (!isDone || !provider || hasFailed) return;
    notify(accountConnected(provider.label));
    setQuery({}, { replace: true, preventScrollReset: true });
  }, [isDone, provider, hasFailed, setQuery]);
}
