import { z } from 'zod';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { readBody, text } from '../read-body.ts';
import { loadSignedIn, requireBearer } from '../signed-in.ts';
import { enrollDisabled } from './refuse.ts';

const schema = z.object({ factor_type: text });

/** POST /factors: no kind of second factor is switched on yet. */
export function enrollFactor(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    await auth.database.asAuth((transaction) => loadSignedIn(transaction, bearer, auth.clock()));
    const { factor_type: type } = await readBody(c, schema);
    switch (type) {
      case 'totp':
        throw enrollDisabled();
      case 'phone':
        throw new AuthError(
          422,
          'mfa_phone_enroll_not_enabled',
          'MFA enroll is disabled for Phone',
        );
      case 'webauthn':
        throw new AuthError(
          422,
          'mfa_webauthn_enroll_not_enabled',
          'MFA enroll is disabled for WebAuthn',
        );
      default:
        throw invalid('factor_type needs to be totp, phone, or webauthn');
    }
  };
}
