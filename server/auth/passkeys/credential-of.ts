import type { PasskeyRow } from '../queries/passkeys.ts';
import type { Credential } from '../webauthn/credential.ts';

/** Returns the credential stored in a passkey's row. */
export function credentialOf(passkey: PasskeyRow): Credential {
  return {
    id: passkey.credential_id.toString('base64url'),
    publicKey: Uint8Array.from(passkey.public_key),
    signCount: Number(passkey.sign_count), // 32 bits
    transports: passkey.transports,
    aaguid: passkey.aaguid ?? '00000000-0000-0000-0000-000000000000',
    attestationType: passkey.attestation_type,
    userVerified: true, // registration requires user verification
    backupEligible: passkey.backup_eligible,
    backedUp: passkey.backed_up,
  };
}
