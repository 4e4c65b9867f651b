import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { listGenerationModels, listGenerations, sumGenerations } from './list-generations.ts';
import type { GenerationFilter, Place } from './use-generation-filter.ts';

/** Reads one page of the log; the previous page stays visible while the next one loads. Shows one notice per failure. */
export function useGenerations(filter: GenerationFilter, place: Place) {
  const list = useQuery({
    queryKey: adminKeys.generationList({ filter, place }),
    queryFn: () => listGenerations(filter, place),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { isError, error } = list;
  useEffect(() => {
    if (!isError) return;
    console.warn('The generations could not be read.', error);
    notify(notices.generationsFailed);
  }, [isError, error]);
  return list;
}

/** Reads the totals of the filter. If that fails, the log is shown without them. */
export function useGenerationSums(filter: GenerationFilter) {
  return useQuery({
    queryKey: adminKeys.generationSums(filter),
    queryFn: () => sumGenerations(filter),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Returns the models to filter by; empty if they cannot be read. */
export function useGenerationModels(): readonly string[] {
  const { data } = useQuery({
    queryKey: adminKeys.generationModels,
    queryFn: listGenerationModels,
  });
  return data ?? [];
}
