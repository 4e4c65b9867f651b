import { isUuid } from '../../http/identifiers.ts';
import { invalid } from '../auth-error.ts';
import type { AuthContext } from '../auth-services.ts';

/** The form that a browser posts on its way back from a provider. */
export type AnswerForm = {
  /** The XML of the SAML response. */
  xml: string;
  /** The relay state of a request of ours; or, for a sign-in that the provider began, the URL to redirect the user to. */
  relayState: { kind: 'request'; value: string } | { kind: 'address'; value: string | null };
};

/** Real responses are about a tenth of this. */
const maxAnswerLength = 400_000;

function fieldOf(form: URLSearchParams, name: string): string {
  const values = form.getAll(name);
  if (values.length > 1) throw invalid(`${name} is there more than once`);
  return values[0] ?? '';
}

function relayStateOf(value: string): AnswerForm['relayState'] {
  if (isUuid(value)) return { kind: 'request', value };
  if (value === '') return { kind: 'address', value: null };
  if (URL.canParse(value) || value.startsWith('/')) return { kind: 'address', value };
  throw invalid('SAML RelayState is not a valid UUID or URL');
}

function xmlOf(encoded: string): string {
  const base64 = encoded.replace(/\s/g, '');
  if (base64.length > maxAnswerLength) throw invalid('SAMLResponse is too long');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) {
    throw invalid('SAMLResponse is not a valid Base64 string');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  } catch (error) {
    throw invalid('SAMLResponse is not a valid XML SAML assertion', error);
  }
}

/**
 * Reads the form of a SAML response (HTTP-POST binding).
 * @throws AuthError validation_failed
 */
export async function readAnswerForm(c: AuthContext): Promise<AnswerForm> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw invalid('SAMLResponse has to be sent by a form');
  }
  const form = new URLSearchParams(await c.req.text());
  const relayState = relayStateOf(fieldOf(form, 'RelayState'));
  const answer = fieldOf(form, 'SAMLResponse');
  if (answer === '') throw invalid('SAMLResponse is missing');
  return { xml: xmlOf(answer), relayState };
}
