import type { Settings } from '../settings/settings.ts';
import type { MailCarrier } from './carrier.ts';
import { createMailboxSmsCarrier } from './mailbox-sms-carrier.ts';
import type { SmsCarrier } from './sms-carrier.ts';
import { createTwilioCarrier } from './twilio-carrier.ts';

/** Opens the SMS carrier of the settings: Twilio if configured, otherwise the local mailbox if it is readable, otherwise none. */
export function openSms(
  settings: Settings,
  mailbox: MailCarrier | undefined,
): SmsCarrier | undefined {
  const { sms } = settings.auth;
  if (sms.carrier === 'twilio') return createTwilioCarrier(sms);
  return sms.carrier === 'mailbox' && mailbox ? createMailboxSmsCarrier(mailbox) : undefined;
}
