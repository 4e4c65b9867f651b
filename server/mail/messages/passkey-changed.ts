import type { MailMessage } from '../carrier.ts';
import { type Owner, writeAccountLetter } from './account-letter.ts';

/** Email to a user who got a new passkey. A new password alone would not lock out an attacker who added it. */
export function passkeyAdded(owner: Owner): MailMessage {
  return writeAccountLetter(owner, {
    subject: 'A passkey was added to your Saffron Table account',
    preview: 'It signs you in without your password.',
    heading: 'A passkey was added',
    paragraphs: ['Your account has a new passkey. It signs you in without your password.'],
    elseFirst: 'remove it in your profile',
  });
}

/** Email to a user whose passkey was removed. */
export function passkeyRemoved(owner: Owner): MailMessage {
  return writeAccountLetter(owner, {
    subject: 'A passkey was removed from your Saffron Table account',
    preview: 'It no longer signs you in.',
    heading: 'A passkey was removed',
    paragraphs: ['You can’t sign in with it anymore. Your password still works.'],
  });
}
