import type { AuthServices } from '../auth-services.ts';

/** Whom a credential is made for: browsers and authenticators bind it to `id`, a host name. */
export type RelyingParty = {
  id: string;
  name: string;
  /** Where its pages may stand; anything else that a browser names was shown to the person by somebody else. */
  origins: string[];
};

/** What the settings make of this site for browsers and authenticators. */
export function relyingPartyOf({ settings }: Pick<AuthServices, 'settings'>): RelyingParty {
  const { relyingPartyId, origins } = settings.auth.factors;
  return { id: relyingPartyId, name: 'Saffron Table', origins };
}
