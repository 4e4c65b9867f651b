import { useMutation, useQueryClient } from '@tanstack/react-query';
import { becauseOf, categoriesUpdated, notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { reasonOfRefusal } from '../catalogue/reason-of-refusal.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import type { AdminCategory } from './admin-category.ts';
import { changeActive } from './change-active.ts';

type ActiveChange = { categories: readonly AdminCategory[]; isActive: boolean };

/** Activate Selected and Deactivate Selected: how many it were, and which were left because somebody else was faster. */
export function useChangeActive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ categories, isActive }: ActiveChange) => changeActive(categories, isActive),
    onSuccess: ({ changed, left }) => {
      if (changed > 0) notify(categoriesUpdated(changed));
      if (left.length === 0) return;
      const names = left.map(({ name }) => name).join(', ');
      const reason = `Somebody else changed or deleted meanwhile: ${names}. Look again.`;
      notify(becauseOf(notices.categoriesFailed, reason));
    },
    onError: (error) => {
      console.warn('The categories could not be changed.', error);
      notify(becauseOf(notices.categoriesFailed, reasonOfRefusal(error)));
    },
    // Waited for: whoever goes on at once would go on with a version that is over.
    onSettled: () => refreshCatalogue(client),
  });
}
