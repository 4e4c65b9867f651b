import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { readOverview } from './read-overview.ts';

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Reads the last days in the time zone of the browser. Shows one notice per failure. */
export function useOverview(days: number) {
  const timeZone = ownTimeZone();
  const overview = useQuery({
    queryKey: adminKeys.overview({ days, timeZone }),
    queryFn: () => readOverview(days, timeZone),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { isError, error } = overview;
  useEffect(() => {
    if (!isError) return;
    console.warn('The overview could not be read.', error);
    notify(notices.overviewFailed);
  }, [isError, error]);
  return overview;
}
