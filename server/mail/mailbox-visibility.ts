import { isBrowsersMachine } from '../http/this-machine.ts';

/** Who may look into the local mailbox: nobody where mails leave by SMTP, or where visitors come from elsewhere. */
export type MailboxVisibility = 'this machine' | 'everyone' | 'nobody';

/**
 * Decides from the settings alone. A product with a public address stands behind a proxy, and not every proxy says so in its
 * requests: there only the explicit setting opens the mailbox, whose links sign people in.
 */
export function mailboxVisibility(values: {
  siteUrl: string;
  smtpUrl: string | undefined;
  mailboxPublic: boolean;
}): MailboxVisibility {
  if (values.smtpUrl) return 'nobody';
  if (values.mailboxPublic) return 'everyone';
  return isBrowsersMachine(new URL(values.siteUrl).hostname) ? 'this machine' : 'nobody';
}
