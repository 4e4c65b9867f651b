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

/** Deletes a category and says how it went; the lists are read again whatever came. */
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
    // Waited for: whoever goes on at once would go on with a version that is over.
    onSettled: () => refreshCatalogue(client),
  });
}
