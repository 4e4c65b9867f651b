import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { balanceHasChanged, becauseOf, notices } from '#contract/notices.ts';
import { invalidateCredits } from '../../../data/credits/credit-keys.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { reasonOf } from '../reason-of.ts';
import { changeCachedUser } from './change-cached-user.ts';
import { type CreditsChange, type CreditsOutcome, saveCredits } from './save-user.ts';

/** Saves a balance and shows the current one: the new balance, or the one set meanwhile. */
export async function changeCredits(
  client: QueryClient,
  change: CreditsChange,
): Promise<CreditsOutcome> {
  const outcome = await saveCredits(change);
  const credits = outcome.kind === 'saved' ? change.balance : outcome.balance;
  changeCachedUser(client, change.userId, { credits });
  void client.invalidateQueries({ queryKey: adminKeys.entries });
  // An admin may have changed their own balance, which the header shows.
  void invalidateCredits(client, change.userId);
  return outcome;
}

/** Saves the credits cell and shows a notice with the outcome. */
export function useSaveCredits() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: CreditsChange) => changeCredits(client, change),
    onSuccess: (outcome) => {
      notify(
        outcome.kind === 'saved' ? notices.userCreditsUpdated : balanceHasChanged(outcome.balance),
      );
    },
    onError: (error) => {
      console.warn('The credits could not be saved.', error);
      notify(becauseOf(notices.userCreditsFailed, reasonOf(error)));
    },
  });
}
