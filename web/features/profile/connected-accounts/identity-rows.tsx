import type { UserIdentity } from '@supabase/supabase-js';
import { Building2, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { usePublicSettings } from '../../../data/public-settings.ts';
import type { Cook } from '../../../data/session/cook.ts';
import { Button } from '../../../ui/button.tsx';
import { ProviderMark } from '../../../ui/provider-mark.tsx';
import { DisconnectAccount } from './disconnect-account.tsx';
import { identityInWords } from './identity-in-words.ts';

function Mark({ provider, label }: { provider: string; label: string }) {
  if (provider === 'email') return <Mail className="icon" />;
  if (provider === 'phone') return <Phone className="icon" />;
  if (provider.startsWith('sso:')) return <Building2 className="icon" />;
  return <ProviderMark name={provider} label={label} />;
}

type IdentityRowsProps = { cook: Cook; identities: UserIdentity[] };

/** Lists the sign-in methods, each with a button to disconnect it. The last one cannot be disconnected. */
export function IdentityRows({ cook, identities }: IdentityRowsProps) {
  const { socialProviders, manualLinking } = usePublicSettings();
  const [leaving, setLeaving] = useState<UserIdentity | null>(null);
  const { isManaged } = cook;
  const isLast = identities.length === 1;
  const inWords = (identity: UserIdentity) => identityInWords(identity, socialProviders);
  return (
    <>
      <ul className="identity-rows" aria-label="Your ways to sign in">
        {identities.map((identity) => {
          const { label, detail } = inWords(identity);
          return (
            <li key={identity.identity_id}>
              <Mark provider={identity.provider} label={label} />
              <div>
                <b>{label}</b>
                {detail && <p className="label faint">{detail}</p>}
              </div>
              {manualLinking && !isLast && (
                <Button onClick={() => setLeaving(identity)}>
                  Disconnect<span className="sr-only"> {label}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {manualLinking && isLast && (
        <p className="small soft">
          {isManaged
            ? 'Your organization decides how you sign in.'
            : "You need at least one way to sign in, so you can't disconnect this one."}
          {!isManaged && socialProviders.length > 0 && ' Connect another first.'}
        </p>
      )}
      {leaving && (
        <DisconnectAccount
          cookId={cook.id}
          identity={leaving}
          label={inWords(leaving).label}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
