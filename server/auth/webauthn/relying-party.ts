import type { AuthServices } from '../auth-services.ts';

/** The site that a credential is created for: browsers and authenticators bind the credential to `id`, a host name. */
export type RelyingParty = {
  id: string;
  name: string;
  /** The origins of our pages. A response that names another origin comes from the page of another site. */
  origins: string[];
};

/** Returns the relying party of this site from the settings. */
export function relyingPartyOf({ settings }: Pick<AuthServices, 'settings'>): RelyingParty {
  const { relyingPartyId, origins } = settings.auth.factors;
  return { id: relyingPartyId, name: 'Saffron Table', origins };
}
