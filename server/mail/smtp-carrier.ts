import { createTransport } from 'nodemailer';
import type { MailCarrier } from './carrier.ts';

/** Long enough for a slow relay, short enough for the person who waits in front of the form. */
const patienceMs = 10_000;

/** What the server said, without its sentence: that one likes to quote the recipient, and this goes into a log. */
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
 * Sends through an SMTP server.
 * @param options `url` smtp(s)://user:password@host:port, `from` the sender that people see
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
          // An object, since a comma in a text would be read as a list of addresses.
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' }, // RFC 3834: no holiday replies, please
        });
      } catch (error) {
        throw withoutAddresses(error);
      }
    },
  };
}
