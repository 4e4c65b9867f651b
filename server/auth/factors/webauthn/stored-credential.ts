import { z } from 'zod';
import type { Credential } from '../../webauthn/credential.ts';

/** Column web_authn_credential. The aaguid has its own column. */
const schema = z.object({
  id: z.string(),
  public_key: z.base64url(),
  sign_count: z.number(),
  transports: z.array(z.string()),
  attestation_type: z.string(),
  user_verified: z.boolean(),
  backup_eligible: z.boolean(),
  backed_up: z.boolean(),
});

type Columns = { web_authn_credential: unknown; web_authn_aaguid: string | null };

/** Returns the columns that store a credential. */
export function toColumns(credential: Credential): Columns {
  const stored: z.infer<typeof schema> = {
    id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    sign_count: credential.signCount,
    transports: credential.transports,
    attestation_type: credential.attestationType,
    user_verified: credential.userVerified,
    backup_eligible: credential.backupEligible,
    backed_up: credential.backedUp,
  };
  return { web_authn_credential: stored, web_authn_aaguid: credential.aaguid };
}

/** @throws ZodError when the row holds no valid credential: a bug of ours, not the caller's fault */
export function fromColumns({ web_authn_credential, web_authn_aaguid }: Columns): Credential {
  const stored = schema.parse(web_authn_credential);
  return {
    id: stored.id,
    publicKey: Uint8Array.from(Buffer.from(stored.public_key, 'base64url')),
    signCount: stored.sign_count,
    transports: stored.transports,
    aaguid: web_authn_aaguid ?? '00000000-0000-0000-0000-000000000000',
    attestationType: stored.attestation_type,
    userVerified: stored.user_verified,
    backupEligible: stored.backup_eligible,
    backedUp: stored.backed_up,
  };
}
