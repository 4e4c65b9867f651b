import type { Context } from 'hono';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { createLimits, type Limits } from './limits.ts';
import { createProviders } from './social/create-providers.ts';
import type { SocialProvider } from './social/social-provider.ts';

/** What the operations of the auth door depend on: the shared services, plus the door's own. */
export type AuthServices = Services & {
  limits: Limits;
  /** Keys for hashes that must not be reversible with a copy of the database alone, and for secrets that the database does not hold. */
  hashKeys: { refreshTokens: Buffer; codes: Buffer; providerFlows: Buffer };
  /** Social sign-in providers, by name. */
  providers: Map<string, SocialProvider>;
  siteUrl: string;
  /** The public URL of the auth door: the `iss` of tokens and the base of mail links. */
  issuer: string;
};

export type AuthContext = Context<DoorEnvironment>;
export type Operation = (c: AuthContext) => Promise<Response>;

/** Creates the auth door's own services: its limits, keys and providers. Makes no network request. */
export function createAuthServices(services: Services): AuthServices {
  const { siteUrl } = services.settings.http;
  return {
    ...services,
    limits: createLimits(services),
    hashKeys: {
      refreshTokens: services.secret.derive('refresh tokens'),
      codes: services.secret.derive('one-time codes'),
      providerFlows: services.secret.derive('flows to providers'),
    },
    providers: createProviders(services.settings.auth.socialProviders, services.clock),
    siteUrl,
    issuer: `${siteUrl}/auth/v1`,
  };
}
