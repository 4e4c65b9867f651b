import { z } from 'zod';

const base64url = z.string().regex(/^[\w-]+$/, 'base64url');
/** The longest id that WebAuthn allows is 1023 bytes. */
const credentialId = base64url.max(1364);
const ofEither = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};

/** The result of `navigator.credentials.create()`, as its `toJSON` and the official client serialize it. */
export const creationResponse = z.object({
  ...ofEither,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(10).nullish(),
  }),
});

/** The result of `navigator.credentials.get()`. */
export const requestResponse = z.object({
  ...ofEither,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});

export type CreationResponse = z.infer<typeof creationResponse>;
export type RequestResponse = z.infer<typeof requestResponse>;
