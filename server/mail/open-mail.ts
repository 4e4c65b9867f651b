import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings/settings.ts';
import type { Mailbox, MailCarrier, StoredMail } from './carrier.ts';
import { linksIn } from './links.ts';
import { createMailbox } from './mailbox.ts';
import { createSmtpCarrier } from './smtp-carrier.ts';

/** Prints to the terminal, not to the log: only the person who started the product here may read the mail. */
function printOnTerminal(mail: StoredMail): void {
  const [link] = linksIn(mail.text);
  // A text message has no link and is short; its first line contains the code.
  const shown = link ?? (mail.html === '' ? mail.text.split('\n')[0] : undefined);
  console.info(`\nMail for ${mail.to}: ${mail.subject}${shown ? `\n  ${shown}` : ''}\n`);
}

/** Opens the mail carrier of the settings: SMTP if configured, otherwise the local mailbox. */
export function openMail(
  settings: Settings,
  database: Database,
  log: Logger,
  clock: () => Date,
): { mail: MailCarrier; mailbox: Mailbox | undefined } {
  const { smtpUrl, from } = settings.mail;
  if (smtpUrl) return { mail: createSmtpCarrier({ url: smtpUrl, from }), mailbox: undefined };
  const announce = log.isLevelEnabled('info') ? { announce: printOnTerminal } : {};
  const mailbox = createMailbox({ database, clock, ...announce });
  return { mail: mailbox, mailbox };
}
