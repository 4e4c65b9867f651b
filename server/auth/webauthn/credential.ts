/** What we keep of a credential: everything that a later answer is judged by. */
export type Credential = {
  /** Base64url, as the authenticator chose it. */
  id: string;
  /** COSE key. */
  publicKey: Uint8Array<ArrayBuffer>;
  /** How often it has signed; 0 for ever where the authenticator does not count. */
  signCount: number;
  /** How a browser may reach it: `internal`, `usb`, `hybrid`, … */
  transports: string[];
  /** The model of the authenticator; zeros where it does not say. */
  aaguid: string;
  /** `none`, or `packed` where the credential vouched for itself. Neither says who made the authenticator. */
  attestationType: string;
  /** Whether it asked the person (finger, face, PIN) when it was made. */
  userVerified: boolean;
  /** May be copied to the person's other devices. */
  backupEligible: boolean;
  /** Has been. */
  backedUp: boolean;
};
