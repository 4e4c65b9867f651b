import { z } from 'zod';
import { invalid } from '../../auth-error.ts';
import {
  type CreationResponse,
  creationResponse,
  type RequestResponse,
  requestResponse,
} from '../../webauthn/credential-response.ts';
import type { RelyingParty } from '../../webauthn/relying-party.ts';

const siteSchema = z.object({
  webauthn: z
    .object({ rpId: z.string().nullish(), rpOrigins: z.array(z.string()).nullish() })
    .nullish(),
});
const answerSchema = z.object({
  webauthn: z.object({ type: z.unknown().optional(), credential_response: z.unknown().optional() }),
});

export type Answer =
  | { type: 'create'; response: CreationResponse }
  | { type: 'request'; response: RequestResponse };

/** The official client sends its page's host name as rpId, even where keys belong to a parent domain. Both are accepted. */
function isOurs(rpId: string, { id, origins }: RelyingParty): boolean {
  return rpId === id || origins.some((origin) => URL.parse(origin)?.hostname === rpId);
}

/**
 * Checks the site that the client names. Only our settings decide what is signed; a client that names another site would fail later, in
 * its browser, so this fails early with a clear error.
 * @throws AuthError validation_failed
 */
export function assertNamesOurSite(body: unknown, relyingParty: RelyingParty): void {
  const { data, error } = siteSchema.safeParse(body);
  if (!data) throw invalid('webauthn.rpId is a host name, webauthn.rpOrigins a list', error);
  const { rpId, rpOrigins } = data.webauthn ?? {};
  if (rpId && !isOurs(rpId, relyingParty)) {
    throw invalid(`webauthn.rpId is not ${relyingParty.id}`);
  }
  if (!(rpOrigins ?? []).every((origin) => relyingParty.origins.includes(origin))) {
    throw invalid('webauthn.rpOrigins names an origin that is not ours');
  }
}

/**
 * Reads the authenticator's response from the request body.
 * @throws AuthError validation_failed
 */
export function readAnswer(body: unknown): Answer {
  const { data } = answerSchema.safeParse(body);
  if (!data) throw invalid('WebAuthn config required');
  const { type, credential_response: response } = data.webauthn;
  if (type !== 'create' && type !== 'request') {
    throw invalid('WebAuthn type must be create or request');
  }
  if (!response) throw invalid('credential_response required');
  if (type === 'create') return { type, response: read(creationResponse, response) };
  return { type, response: read(requestResponse, response) };
}

function read<Schema extends z.ZodType>(schema: Schema, response: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(response);
  if (!success) throw invalid('Invalid credential_response', error);
  return data;
}
