import type { MailCarrier } from './carrier.ts';
import type { SmsCarrier } from './sms-carrier.ts';

/** Keeps text messages in the local mailbox, among the mails. A kept message has no message id. */
export function createMailboxSmsCarrier(mailbox: MailCarrier): SmsCarrier {
  return {
    async send({ to, text }) {
      await mailbox.send({ to: `+${to}`, subject: 'Text message', text, html: '' });
      return { messageId: null };
    },
  };
}
