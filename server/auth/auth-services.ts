import type { Context } from 'hono';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { createLimits, type Limits } from './limits.ts';
import { createProviders } from './social/create-providers.ts';
import type { SocialProvider } from './social/social-provider.ts';

/** What the operations of this door stand on: the house's services, and what is the door's own. */
export type AuthServices = Services & {
  limits: Limits;
  /** Keys for the hashes that a copy of the database alone must not be able to reverse, and for secrets that it does not hold. */
  hashKeys: { refreshTokens: Buffer; codes: Buffer; providerFlows: Buffer };
  /** Social sign-in, by name. */
  providers: Map<string, SocialProvider>;
  siteUrl: string;
  /** The door's public address: `iss` of the tokens, and where mail links lead. */
  issuer: string;
};

export type AuthContext = Context<DoorEnvironment>;
export type Operation = (c: AuthContext) => Promise<Response>;

/** Makes what is the door's own: its limits, its keys, its providers. Nothing outside is asked. */
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
