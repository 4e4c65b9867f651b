import type { MailMessage } from '../carrier.ts';
import type { Owner } from './account-letter.ts';
import { durationInWords, type Letter, writeLetter } from './layout.ts';
import { dayInWords } from './money.ts';
import type { Ticket } from './ticket.ts';

/** The recipient of an email about an admin action, and the support address for questions. */
export type ByAdmin = Owner & { supportEmail: string };

type Text = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs'> & {
  /** Label of the sign-in button; omitted when the user can no longer sign in. */
  label?: string;
};

const who = 'The Saffron Table team';

function tell({ to, siteUrl, supportEmail }: ByAdmin, { label, ...text }: Text): MailMessage {
  return writeLetter(to, {
    ...text,
    ...(label ? { action: { label, link: `${siteUrl}/auth` } } : {}),
    footnote: `Questions, or not expecting this? Email us: ${supportEmail}`,
  });
}

/** Email to a user whom an admin signed out on every device. */
export function signedOutByAdmin(to: ByAdmin): MailMessage {
  return tell(to, {
    subject: 'You were signed out of Saffron Table',
    preview: 'On every device.',
    heading: 'You were signed out',
    paragraphs: [
      `${who} signed you out on every device.`,
      'Your account and your recipes haven’t changed. You can sign in again any time.',
    ],
    label: 'Sign in',
  });
}

/** Email to a user whose second factors, passkeys or both were removed by an admin so that they can sign in again. */
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
      preview: `Your ${what} were removed.`,
      heading: `Your ${what} were removed`,
      paragraphs: [
        `${who} removed the ${what} from your account and signed you out on every device.`,
        'Please sign in and set up a new second step in your profile. Until then, your account is less protected.',
      ],
      label: 'Sign in',
    });
}

/** Email to a user whose account was suspended. @param until null: until an admin lifts the suspension */
export function suspendedByAdmin(until: Date | null): (to: ByAdmin) => MailMessage {
  const howLong = until ? `until ${dayInWords(until)}` : 'until further notice';
  return (to) =>
    tell(to, {
      subject: 'Your Saffron Table account is suspended',
      preview: `You can’t sign in ${howLong}.`,
      heading: 'Your account is suspended',
      paragraphs: [
        `${who} suspended your account ${howLong}. All your devices are signed out.`,
        'Your recipes and credits are safe.',
      ],
    });
}

/** Email to a user whose suspension was lifted. */
export function suspensionLifted(to: ByAdmin): MailMessage {
  return tell(to, {
    subject: 'Your Saffron Table account is active again',
    preview: 'You can sign in again.',
    heading: 'Your account is active again',
    paragraphs: [`${who} reinstated your account. Everything is where you left it.`],
    label: 'Sign in',
  });
}

/** The last email to the address of an account that an admin deleted. */
export function deletedByAdmin(to: ByAdmin): MailMessage {
  return tell(to, {
    subject: 'Your Saffron Table account was deleted',
    preview: 'You can no longer sign in.',
    heading: 'Your account was deleted',
    paragraphs: [
      `${who} deleted your account, along with your recipes, favorites, ratings and unused credits.`,
      'We keep anonymised purchase records for accounting.',
    ],
  });
}

/** Email with a password reset link that an admin triggered. The link goes only to this mailbox. */
export function choosePassword(ticket: Ticket): MailMessage {
  return writeLetter(ticket.to, {
    subject: 'Set a new password for Saffron Table',
    preview: 'Here is your link and your code.',
    heading: 'Set a new password',
    paragraphs: [`${who} sent you this email so you can set a new password.`],
    code: ticket.code,
    action: { label: 'Set a new password', link: ticket.link },
    footnote: `The button and the code work once and expire in ${durationInWords(ticket.validSeconds)}. Never share them with anyone. Don’t need this? You can ignore this email. Your password stays the same.`,
  });
}
