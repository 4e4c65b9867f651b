import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { listGenerationModels, listGenerations, sumGenerations } from './list-generations.ts';
import type { GenerationFilter, Place } from './use-generation-filter.ts';

/** One page of the log; while the next one loads the last one stays in sight. A failure is said once. */
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

/** What the filter adds up to; where that fails, the log stands without it. */
export function useGenerationSums(filter: GenerationFilter) {
  return useQuery({
    queryKey: adminKeys.generationSums(filter),
    queryFn: () => sumGenerations(filter),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The models to filter by; where they cannot be read there is no such filter. */
export function useGenerationModels(): readonly string[] {
  const { data } = useQuery({
    queryKey: adminKeys.generationModels,
    queryFn: listGenerationModels,
  });
  return data ?? [];
}
