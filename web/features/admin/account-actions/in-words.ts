import type { AccountState } from '#contract/by-admin.ts';
import { countOf, dateAndTime, shortDate, wordFor } from '#contract/in-words.ts';
import { listInWords } from '#contract/list-in-words.ts';

/** Formats a duration as "an hour" or "15 minutes", rounded up to whole minutes. */
export function span(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes % 60 !== 0) return countOf(minutes, 'minute');
  return minutes === 60 ? 'an hour' : countOf(minutes / 60, 'hour');
}

/** Returns whether a suspension ends. An open-ended one is stored with the year 9999. */
function hasEnd(until: string): boolean {
  return new Date(until).getUTCFullYear() < 9000;
}

/** Returns the state of an account as a short text. */
export function standing(account: AccountState): string {
  const { suspendedUntil, isConfirmed, invitedAt } = account;
  if (suspendedUntil) {
    return hasEnd(suspendedUntil)
      ? `Suspended until ${dateAndTime(suspendedUntil)}`
      : 'Suspended until reinstated';
  }
  if (isConfirmed) return 'Active';
  return invitedAt
    ? `Invited ${dateAndTime(invitedAt)}, hasn't joined yet`
    : 'Registered, email not confirmed';
}

const kindWords: Record<AccountState['secondFactors'][number]['kind'], string> = {
  totp: 'Authenticator app',
  phone: 'Phone',
  webauthn: 'Passkey (second step)',
};

/** Returns each second factor with the date of its setup. */
export function secondSteps({ secondFactors }: AccountState): string[] {
  return secondFactors.map(
    ({ kind, createdAt }) => `${kindWords[kind]}, since ${shortDate(createdAt)}`,
  );
}

/** Returns the sign-in methods of an account: "Password, Google". */
export function signInWays(account: AccountState): string {
  const { hasPassword, isManaged, providers } = account;
  const named = providers
    .filter((name) => !name.startsWith('sso:'))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const ways = [
    ...(hasPassword ? ['Password'] : []),
    ...(isManaged ? ['Organization'] : []),
    ...named,
  ];
  return ways.join(', ') || 'Emailed links and codes';
}

/** Returns sentences on what is permanently deleted with an account, and what is kept. */
export function lossInWords(account: AccountState, hasCredits: boolean): string[] {
  const made = listInWords([
    countOf(account.recipes, 'recipe'),
    countOf(account.favorites, 'favorite'),
    countOf(account.ratings, 'rating'),
  ]);
  const money = [
    `${countOf(account.credits, 'unused credit')} ${wordFor(account.credits, 'goes', 'go')} too, without a refund.`,
    ...(account.purchases > 0
      ? [
          `${countOf(account.purchases, 'purchase')} ${wordFor(account.purchases, 'stays', 'stay')} in the accounting records, without a name.`,
        ]
      : []),
  ];
  return [
    `${made} will be deleted, along with the photo, the profile and every sign-in.`,
    ...(hasCredits ? money : []),
    ...(account.role === 'admin' ? ["They're an admin, and that role goes too."] : []),
  ];
}
