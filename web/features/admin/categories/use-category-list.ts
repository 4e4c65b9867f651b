import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { type CategoryListRequest, listCategories } from './list-categories.ts';

/** Fetches one page of categories. The previous page stays visible while the next one loads. An error is notified once. */
export function useCategoryList(request: CategoryListRequest) {
  const list = useQuery({
    queryKey: adminKeys.categoryList(request),
    queryFn: () => listCategories(request),
    placeholderData: keepPreviousData,
    // Other admins change these rows, so cached pages are always stale.
    staleTime: 0,
  });
  const { isError, error } = list;
  useEffect(() => {
    if (!isError) return;
    console.warn('The categories could not be read.', error);
    notify(notices.catalogueFailed);
  }, [isError, error]);
  return list;
}
