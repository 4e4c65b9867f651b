import { deletionWord } from '#contract/account.ts';
import { invalid } from '../auth-error.ts';
import type { UserRow } from '../queries/user-row.ts';

/** Returns what an admin types to confirm a deletion: the account's address or number, or a fixed word if it has neither. */
export function confirmationOf({ email, phone }: Pick<UserRow, 'email' | 'phone'>): string {
  if (email) return email;
  return phone ? `+${phone}` : deletionWord;
}

/** @throws AuthError validation_failed, also when the address has changed since it was shown */
export function assertConfirmation(user: UserRow, typed: string): void {
  if (typed.trim().toLowerCase() === confirmationOf(user).toLowerCase()) return;
  throw invalid("That doesn't match this account.");
}
