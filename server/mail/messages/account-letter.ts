import type { MailMessage } from '../carrier.ts';
import { type Letter, writeLetter } from './layout.ts';

/** Where a letter about an account goes, and where its account is. */
export type Owner = { to: string; siteUrl: string };

type Change = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs'> & {
  /** What else to do at once if it was not them, before they set a new password. */
  elseFirst?: string;
};

/** Tells an owner what changed in how their account opens: where to look at it, and what to do if it was not them. */
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
