import { createTransport } from 'nodemailer';
import type { MailCarrier } from './carrier.ts';

/** Timeout: long enough for a slow relay, short enough for a user who waits for the form. */
const patienceMs = 10_000;

/** Returns the codes of a server error without its text. The text often quotes the recipient, and the error is logged. */
function withoutAddresses(error: unknown): Error {
  const { code, responseCode, command } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const parts = [code, responseCode, command && `at ${command}`].filter(Boolean);
  return new Error(
    `The mail server did not take the mail: ${parts.join(' ') || 'no reason given'}`,
  );
}

/**
 * Creates a carrier that sends through an SMTP server.
 * @param options `url` smtp(s)://user:password@host:port, `from` the visible sender
 */
export function createSmtpCarrier(options: { url: string; from: string }): MailCarrier {
  const transport = createTransport({
    url: options.url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    async send({ to, subject, text, html }) {
      try {
        await transport.sendMail({
          from: options.from,
          // An object, because a comma in a string would be parsed as a list of addresses.
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' }, // RFC 3834: suppresses out-of-office replies
        });
      } catch (error) {
        throw withoutAddresses(error);
      }
    },
  };
}
