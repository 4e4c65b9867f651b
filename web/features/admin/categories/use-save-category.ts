import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { becauseOf, notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { reasonOfRefusal } from '../catalogue/reason-of-refusal.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import type { AdminCategory, CategoryDraft, GroupName } from './admin-category.ts';
import { type SaveOutcome, saveCategory } from './save-category.ts';

export type CategoryEdit = {
  draft: CategoryDraft;
  /** The row as it was when editing began; null for a new category. */
  seen: AdminCategory | null;
};

/** Removes chosen groups that were deleted meanwhile: they no longer have a check box that the admin could clear. */
function withGroupsThatStand(client: QueryClient, draft: CategoryDraft): CategoryDraft {
  const groups = client.getQueryData<GroupName[]>(adminKeys.groupChoices);
  if (!groups) return draft;
  return {
    ...draft,
    groupIds: draft.groupIds.filter((chosen) => groups.some(({ id }) => id === chosen)),
  };
}

function say(outcome: SaveOutcome, { seen }: CategoryEdit): void {
  if (outcome.kind === 'saved') {
    notify(seen ? notices.categoryUpdated : notices.categoryCreated);
    return;
  }
  const happened = outcome.kind === 'gone' ? 'deleted' : 'changed';
  notify(becauseOf(notices.categoryUpdateFailed, `Someone else ${happened} it in the meantime.`));
}

/** Saves a category from the dialog or from its row and shows a notice with the outcome. The lists are refetched in any case. */
export function useSaveCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, seen }: CategoryEdit) =>
      saveCategory(withGroupsThatStand(client, draft), seen),
    onSuccess: say,
    onError: (error, { seen }) => {
      console.warn('The category could not be saved.', error);
      const failed = seen ? notices.categoryUpdateFailed : notices.categoryCreateFailed;
      notify(becauseOf(failed, reasonOfRefusal(error)));
    },
    // Await the refetch: an edit that starts right after the save would otherwise use an outdated version.
    onSettled: () => refreshCatalogue(client),
  });
}
