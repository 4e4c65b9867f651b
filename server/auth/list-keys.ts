import { publishedMaxAgeSeconds } from '../http/keys/key-times.ts';
import type { AuthServices, Operation } from './auth-services.ts';

/** GET /.well-known/jwks.json: returns the public keys for verifying our tokens (RFC 7517). */
export function listKeys(auth: AuthServices): Operation {
  return async (c) => {
    c.header('cache-control', `public, max-age=${publishedMaxAgeSeconds}`);
    return c.json(await auth.keys.jwks());
  };
}
