/** The stored part of a WebAuthn credential: everything that is needed to verify a later response. */
export type Credential = {
  /** Base64url, chosen by the authenticator. */
  id: string;
  /** COSE key. */
  publicKey: Uint8Array<ArrayBuffer>;
  /** Signature counter; always 0 for an authenticator that does not count. */
  signCount: number;
  /** How a browser can reach the authenticator: `internal`, `usb`, `hybrid`, … */
  transports: string[];
  /** The model of the authenticator; all zeros when it is not disclosed. */
  aaguid: string;
  /** `none`, or `packed` for a self attestation. Neither proves who made the authenticator. */
  attestationType: string;
  /** Whether the authenticator verified the user (finger, face, PIN) when it created the credential. */
  userVerified: boolean;
  /** Whether it may be synced to the user's other devices. */
  backupEligible: boolean;
  /** Whether it has been synced. */
  backedUp: boolean;
};
