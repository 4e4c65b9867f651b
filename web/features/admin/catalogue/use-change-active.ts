import { useMutation, useQueryClient } from '@tanstack/react-query';
import { becauseOf, type Notice } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { changeActive, type Versioned } from './change-active.ts';
import type { CatalogueTable } from './find-page.ts';
import { reasonOfRefusal } from './reason-of-refusal.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';

/** The differences between categories and groups for bulk activation. */
export type ActiveChangeOf<Row> = {
  table: CatalogueTable;
  readNow: (id: string) => Promise<Row | null>;
  done: (count: number) => Notice;
  failed: Notice;
};

/** Activate Selected and Deactivate Selected. Notifies how many rows changed, and which did not because another admin changed them first. */
export function useChangeActive<Row extends Versioned & { name: string }>({
  table,
  readNow,
  done,
  failed,
}: ActiveChangeOf<Row>) {
  const client = useQueryClient();
  type Change = { rows: readonly Row[]; isActive: boolean };
  return useMutation({
    mutationFn: ({ rows, isActive }: Change) => changeActive(table, readNow, rows, isActive),
    onSuccess: ({ changed, left }) => {
      if (changed > 0) notify(done(changed));
      if (left.length === 0) return;
      const names = left.map(({ name }) => name).join(', ');
      const reason = `Someone else changed or deleted these in the meantime: ${names}. Check again.`;
      notify(becauseOf(failed, reason));
    },
    onError: (error) => {
      console.warn(`The ${table} could not be changed.`, error);
      notify(becauseOf(failed, reasonOfRefusal(error)));
    },
    // Wait for the refetch: an immediate next action would use an outdated version.
    onSettled: () => refreshCatalogue(client),
  });
}
