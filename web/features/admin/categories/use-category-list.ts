import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { type CategoryListRequest, listCategories } from './list-categories.ts';

/** One page of categories; while the next one loads the last one stays in sight. A failure is said once. */
export function useCategoryList(request: CategoryListRequest) {
  const list = useQuery({
    queryKey: adminKeys.categoryList(request),
    queryFn: () => listCategories(request),
    placeholderData: keepPreviousData,
    // Other admins change these rows: what was seen a while ago is read again.
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
