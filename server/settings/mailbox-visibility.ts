import { isBrowsersMachine } from './this-machine.ts';

/** Who may read the local mailbox: `nobody` when mails are sent by SMTP, or when the site is reached from other machines. */
export type MailboxVisibility = 'this machine' | 'everyone' | 'nobody';

/**
 * Decides the visibility from the settings alone. A product with a public address runs behind a proxy, and not every proxy adds
 * forwarding headers. There only the explicit setting makes the mailbox visible, because its links sign users in.
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
