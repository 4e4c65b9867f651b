import { useMutation, useQueryClient } from '@tanstack/react-query';
import { becauseOf, type Notice } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { changeActive, type Versioned } from './change-active.ts';
import type { CatalogueTable } from './find-page.ts';
import { reasonOfRefusal } from './reason-of-refusal.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';

/** What categories and groups differ in where many are activated at once. */
export type ActiveChangeOf<Row> = {
  table: CatalogueTable;
  readNow: (id: string) => Promise<Row | null>;
  done: (count: number) => Notice;
  failed: Notice;
};

/** Activate Selected and Deactivate Selected: how many it were, and which were left because somebody else was faster. */
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
    // Waited for: whoever goes on at once would go on with a version that is over.
    onSettled: () => refreshCatalogue(client),
  });
}
