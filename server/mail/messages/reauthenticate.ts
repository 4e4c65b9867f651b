import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';

/** What the code is for, as worded in the subject and in the first sentence of the email. */
const purposes = {
  delete_account: {
    forWhat: 'to delete your account',
    asked: 'You asked to delete your Saffron Table account.',
  },
  change_password: {
    forWhat: 'to change your password',
    asked: 'You asked to change the password of your Saffron Table account.',
  },
  sign_out_devices: {
    forWhat: 'to sign out your devices',
    asked: 'You asked to sign out devices that use your Saffron Table account.',
  },
  manage_account: {
    forWhat: 'to change someone’s account',
    asked: 'As an admin, you asked to change someone else’s Saffron Table account.',
  },
  confirm: {
    forWhat: 'to confirm it’s you',
    asked: 'You asked to change how your Saffron Table account is protected.',
  },
} as const;

export type ReauthenticationPurpose = keyof typeof purposes;

/** Returns the purpose that a request names, or `confirm` when it names none or an unknown one. */
export function readReauthenticationPurpose(named: string | undefined): ReauthenticationPurpose {
  return named && Object.hasOwn(purposes, named) ? (named as ReauthenticationPurpose) : 'confirm';
}

/** Email to a signed-in user who is about to do something sensitive. It states what was requested. */
export function reauthenticate(ticket: {
  to: string;
  code: string;
  validSeconds: number;
  purpose: ReauthenticationPurpose;
}): MailMessage {
  const { forWhat, asked } = purposes[ticket.purpose];
  return writeLetter(ticket.to, {
    subject: `${ticket.code} is your code ${forWhat}`,
    preview: asked,
    heading: `Your code ${forWhat}`,
    paragraphs: [`${asked} Enter this code to go ahead.`],
    code: ticket.code,
    footnote: `The code works once and expires in ${durationInWords(ticket.validSeconds)}. Didn’t ask for this? Then someone is signed in as you: change your password right away.`,
  });
}
