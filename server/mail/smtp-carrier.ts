import { createTransport } from 'nodemailer';
import type { MailCarrier } from './carrier.ts';

/** Long enough for a slow relay, short enough for the person who waits in front of the form. */
const patienceMs = 10_000;

/**
 * Sends through an SMTP server.
 * @param options `url` smtp(s)://user:password@host:port, `from` the sender that people see
 */
export function createSmtpCarrier(options: { url: string; from: string }): MailCarrier {
  const transport = createTransport({
    url: options.url,
    pool: true,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    async send({ to, subject, text, html }) {
      // The address goes in as an object: as text, a comma in it would be read as a list of addresses.
      await transport.sendMail({
        from: options.from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' }, // RFC 3834: nobody's holiday reply should answer it
      });
    },
  };
}
