import { useMutation, useQueryClient } from '@tanstack/react-query';
import { becauseOf, notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { reasonOfRefusal } from '../catalogue/reason-of-refusal.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import { deleteCategory, type RemovalOutcome } from './delete-category.ts';

const reasons: Record<Exclude<RemovalOutcome, 'deleted'>, string> = {
  changed: 'Someone else changed it in the meantime. Check it again first.',
  gone: 'Someone else already deleted it.',
};

/** Deletes a category and notifies the result. The lists are refetched in any case. */
export function useDeleteCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteCategory,
    onSuccess: (outcome) =>
      notify(
        outcome === 'deleted'
          ? notices.categoryDeleted
          : becauseOf(notices.categoryDeleteFailed, reasons[outcome]),
      ),
    onError: (error) => {
      console.warn('The category could not be deleted.', error);
      notify(becauseOf(notices.categoryDeleteFailed, reasonOfRefusal(error)));
    },
    // Wait for the refetch: an immediate next action would use an outdated version.
    onSettled: () => refreshCatalogue(client),
  });
}
