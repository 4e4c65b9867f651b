import { z } from 'zod';
import { NumberNotServed, type SmsCarrier } from './sms-carrier.ts';

/** Timeout: long enough for a slow network, short enough for a user who waits for the form. */
const defaultPatienceMs = 10_000;

type TwilioSettings = {
  accountSid: string;
  authToken: string;
  /** A number of the account (+49…), or one of its messaging services (MG…). */
  from: string;
  /** https://api.twilio.com, or another server with the same API. */
  apiUrl: string;
};

const acceptedSchema = z.object({ sid: z.string().min(1) });
const refusalSchema = z.object({ code: z.number().optional() });

/** Twilio codes: invalid number, unreachable, region not enabled, recipient replied STOP, not a mobile phone. */
const notServed = new Set([21211, 21214, 21217, 21408, 21610, 21612, 21614]);

/** Omits Twilio's message, because it quotes the number and the error is logged. The codes are listed at twilio.com/docs/api/errors. */
function refused(status: number, body: unknown): Error {
  const { data } = refusalSchema.safeParse(body);
  const code = data?.code ? `, code ${data.code}` : '';
  const message = `Twilio did not take the text message: HTTP ${status}${code}`;
  return data?.code && notServed.has(data.code) ? new NumberNotServed(message) : new Error(message);
}

function unreachable(cause: unknown): Error {
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  const reason = isLate ? 'it did not answer in time' : 'it could not be reached';
  return new Error(`Twilio did not take the text message: ${reason}`, { cause });
}

function sender(from: string): Record<string, string> {
  return from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
}

/** Creates a carrier that sends through Twilio Programmable Messaging. @param patienceMs timeout of the whole exchange */
export function createTwilioCarrier(
  settings: TwilioSettings,
  patienceMs = defaultPatienceMs,
): SmsCarrier {
  const { accountSid, authToken, from, apiUrl } = settings;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const address = `${apiUrl.replace(/\/+$/, '')}/2010-04-01/Accounts/${accountSid}/Messages.json`;

  async function post(form: URLSearchParams): Promise<{ status: number; body: unknown }> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}`, accept: 'application/json' },
        body: form,
        redirect: 'error', // do not send the credentials and the code to another server
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      return { status: response.status, body: jsonOr(text) };
    } catch (cause) {
      throw unreachable(cause);
    }
  }

  return {
    async send({ to, text }) {
      const form = new URLSearchParams({ To: `+${to}`, ...sender(from), Body: text });
      const { status, body } = await post(form);
      const accepted = acceptedSchema.safeParse(body);
      if (status < 200 || status > 299 || !accepted.success) throw refused(status, body);
      return { messageId: accepted.data.sid };
    },
  };
}

/** Parses JSON. Returns undefined for other text: a proxy in between answers errors in HTML. */
function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
