import type { MailMessage } from '../carrier.ts';
import { durationInWords, writeLetter } from './layout.ts';

/** What the code is asked for, in the words of the letter's subject and of its first sentence. */
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

export type ProofPurpose = keyof typeof purposes;

/** What a request names; a letter for whatever it does not name, or nobody knows. */
export function readProofPurpose(named: string | undefined): ProofPurpose {
  return named && Object.hasOwn(purposes, named) ? (named as ProofPurpose) : 'confirm';
}

/** To somebody who is signed in and about to do what cannot be taken back: the letter says what was asked for. */
export function reauthenticate(ticket: {
  to: string;
  code: string;
  validSeconds: number;
  purpose: ProofPurpose;
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
