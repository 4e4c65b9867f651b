import type { MailMessage } from '../carrier.ts';
import { type Letter, writeLetter } from './layout.ts';

/** The recipient of an account email, and the site that has the account. */
export type Owner = { to: string; siteUrl: string };

type Change = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs'> & {
  /** What else the owner should do at once if it was not them, before setting a new password. */
  elseFirst?: string;
};

/** Writes an email about a change of a sign-in method: what changed, where to review it, and what to do if it was not the owner. */
export function writeAccountLetter(
  { to, siteUrl }: Owner,
  { elseFirst, ...change }: Change,
): MailMessage {
  const newPassword = `${siteUrl}/auth/forgot-password`;
  return writeLetter(to, {
    ...change,
    action: { label: 'Go to your profile', link: `${siteUrl}/profile` },
    footnote: elseFirst
      ? `Wasn’t you? First ${elseFirst}, then set a new password: ${newPassword}`
      : `Wasn’t you? Set a new password right away: ${newPassword}`,
  });
}
