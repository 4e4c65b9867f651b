import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { authenticationError } from '#contract/notices.ts';
import { usePublicSettings } from '../../../data/public-settings.ts';
import type { Cook } from '../../../data/session/cook.ts';
import { useRedirectWords } from '../../../layout/use-redirect-words.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { ConnectAccount } from './connect-account.tsx';
import { identitiesQuery } from './identity-list.ts';
import { IdentityRows } from './identity-rows.tsx';
import { useConnectedNotice } from './use-connected-notice.ts';

/** Shows why connecting failed, with the message of the auth service or the provider. */
function ConnectingFailed({ description }: { description: string }) {
  const { title, message } = authenticationError(description);
  const place = useRef<HTMLDivElement>(null);
  // Scroll into view: the page opens at the top, and this section is below the fold.
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={place}>
      <NoticeBox tone="tomato" title={title}>
        {message}
      </NoticeBox>
    </div>
  );
}

/** Profile, Connected accounts: lists the user's sign-in methods and the providers that can be connected. */
export default function ConnectedAccounts({ cook }: { cook: Cook }) {
  const { socialProviders, manualLinking } = usePublicSettings();
  const { data, error, refetch } = useQuery(identitiesQuery(cook.id));
  const linked = data?.map(({ provider }) => provider);
  const { error: failure } = useRedirectWords();
  useConnectedNotice(linked, socialProviders);
  // A user who is managed by an organisation can only sign in through it.
  const offered = cook.isManaged ? [] : socialProviders;
  const open = offered.filter(({ name }) => linked && !linked.includes(name));
  // Without any provider to connect, show the section only to users who have connected one before.
  if (socialProviders.length === 0 && (!data || data.length <= 1)) return null;
  return (
    <section className="card profile-wide stack" aria-labelledby="connected">
      <div className="grid gap-2">
        <h2 className="card-title" id="connected">
          Connected accounts
        </h2>
        <p className="small soft">Ways to sign in to this account.</p>
      </div>
      {failure && <ConnectingFailed description={failure} />}
      {data && <IdentityRows cook={cook} identities={data} />}
      {data && manualLinking && open.length > 0 && (
        <div className="identity-offers">
          {open.map((provider) => (
            <ConnectAccount key={provider.name} provider={provider} />
          ))}
        </div>
      )}
      {!data && !error && <div className="skel identity-skeleton" />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
    </section>
  );
}
