import { useMutation, useQueryClient } from '@tanstack/react-query';
import { becauseOf, type Notice, notices } from '#contract/notices.ts';
import { notify, withdrawFailures } from '../../../ui/notify.ts';
import { reasonOfRefusal } from '../catalogue/reason-of-refusal.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import type { AdminGroup } from './admin-group.ts';
import type { GroupDraft } from './group-draft.ts';
import { type GroupOutcome, removeGroup, saveGroup } from './save-group.ts';

/** Returns true if the database refused the name because another group has it, or one with the same slug. */
export function isNameTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}

const others: Record<Exclude<GroupOutcome['kind'], 'done'>, string> = {
  changed: 'Someone else changed it in the meantime.',
  gone: 'Someone else deleted it in the meantime.',
};

function say(outcome: GroupOutcome, done: Notice, failed: Notice) {
  // A success removes the notices of earlier failures.
  if (outcome.kind === 'done') withdrawFailures();
  notify(outcome.kind === 'done' ? done : becauseOf(failed, others[outcome.kind]));
}

function fail(error: unknown, notice: Notice) {
  console.warn('The category groups could not be changed.', error);
  notify(becauseOf(notice, reasonOfRefusal(error)));
}

/** Adds a group if `seen` is null, otherwise saves it. The lists are refetched in any case. */
export function useSaveGroup() {
  const client = useQueryClient();
  type Change = { seen: AdminGroup | null; draft: GroupDraft };
  const failed = (seen: AdminGroup | null) =>
    seen ? notices.groupUpdateFailed : notices.groupCreateFailed;
  return useMutation({
    mutationFn: ({ seen, draft }: Change) => saveGroup(seen, draft),
    onSuccess: (outcome, { seen }) =>
      say(outcome, seen ? notices.groupUpdated : notices.groupCreated, failed(seen)),
    onError: (error, { seen }) => fail(error, failed(seen)),
    // Await the refetch: an edit that starts right after the save would otherwise use an outdated version.
    onSettled: () => refreshCatalogue(client),
  });
}

export function useRemoveGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: removeGroup,
    onSuccess: (outcome) => say(outcome, notices.groupDeleted, notices.groupDeleteFailed),
    onError: (error) => fail(error, notices.groupDeleteFailed),
    onSettled: () => refreshCatalogue(client),
  });
}
