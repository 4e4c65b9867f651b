import type { MailMessage } from '../carrier.ts';
import type { Owner } from './account-letter.ts';
import { durationInWords, type Letter, writeLetter } from './layout.ts';
import { dayInWords } from './money.ts';
import type { Ticket } from './ticket.ts';

/** Where a letter about what an admin did goes, and where its reader may ask why. */
export type ByAdmin = Owner & { supportEmail: string };

type Text = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs'> & {
  /** Where the account still opens. */
  label?: string;
};

const who = 'The team of Saffron Table';

function tell({ to, siteUrl, supportEmail }: ByAdmin, { label, ...text }: Text): MailMessage {
  return writeLetter(to, {
    ...text,
    ...(label ? { action: { label, link: `${siteUrl}/auth` } } : {}),
    footnote: `If you did not expect this, or want to know why, write to us: ${supportEmail}`,
  });
}

/** To somebody who was signed out on every device. */
export function signedOutByAdmin(to: ByAdmin): MailMessage {
  return tell(to, {
    subject: 'You were signed out of Saffron Table',
    preview: 'On every device.',
    heading: 'You were signed out everywhere',
    paragraphs: [
      `${who} signed you out on every device.`,
      'Your account and your recipes are as they were. Sign in again whenever you like.',
    ],
    label: 'Sign in',
  });
}

/** To somebody whose second steps, and perhaps passkeys, were taken away so that they can get in again. */
export function factorsResetByAdmin(gone: {
  factors: number;
  passkeys: number;
}): (to: ByAdmin) => MailMessage {
  const what = [
    ...(gone.factors > 0 ? ['second steps'] : []),
    ...(gone.passkeys > 0 ? ['passkeys'] : []),
  ].join(' and ');
  return (to) =>
    tell(to, {
      subject: 'Your Saffron Table sign-in was reset',
      preview: `Without ${what}.`,
      heading: `Your ${what} were removed`,
      paragraphs: [
        `${who} removed the ${what} of your account, and signed you out on every device.`,
        'Sign in again and set up a new second step in your profile: until then less protects your account.',
      ],
      label: 'Sign in',
    });
}

/** To somebody who cannot sign in for a while. @param until null: until somebody lifts it */
export function suspendedByAdmin(until: Date | null): (to: ByAdmin) => MailMessage {
  const howLong = until ? `until ${dayInWords(until)}` : 'until further notice';
  return (to) =>
    tell(to, {
      subject: 'Your Saffron Table account is suspended',
      preview: `It cannot be opened ${howLong}.`,
      heading: 'Your account is suspended',
      paragraphs: [
        `${who} suspended your account ${howLong}. Every device is signed out.`,
        'Your recipes and credits stay as they are.',
      ],
    });
}

/** To somebody who may sign in again. */
export function suspensionLifted(to: ByAdmin): MailMessage {
  return tell(to, {
    subject: 'Your Saffron Table account is open again',
    preview: 'Welcome back to the table.',
    heading: 'Your account is open again',
    paragraphs: [`${who} lifted the suspension of your account. Everything is where you left it.`],
    label: 'Sign in',
  });
}

/** The last letter to an address whose account an admin deleted. */
export function deletedByAdmin(to: ByAdmin): MailMessage {
  return tell(to, {
    subject: 'Your Saffron Table account was deleted',
    preview: 'It can no longer be opened.',
    heading: 'Your account was deleted',
    paragraphs: [
      `${who} deleted your account, with your recipes, favorites, ratings and unused credits.`,
      'What we must keep for the books, your purchases and how credits moved, no longer carries your name.',
    ],
  });
}

/** To somebody whom an admin helps to a new password: only this mailbox gets the link. */
export function choosePassword(ticket: Ticket): MailMessage {
  return writeLetter(ticket.to, {
    subject: 'Set a new password for Saffron Table',
    preview: 'A link to choose a new password.',
    heading: 'A new password',
    paragraphs: [`${who} sends you this link, so that you can choose a new password.`],
    action: { label: 'Choose a new password', link: ticket.link },
    code: ticket.code,
    footnote: `The link and the code work once, for ${durationInWords(ticket.validSeconds)}. Never give them to anybody who asks. If you need none, do nothing: your password stays as it is.`,
  });
}
