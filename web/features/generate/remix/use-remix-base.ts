import { useQuery } from '@tanstack/react-query';
import type { Remix } from '#contract/remix.ts';
import { readRemixBase } from './remix-base.ts';

/** Queries the recipe that a remix is made from; null if it does not exist. */
export function useRemixBase(cookId: string, of: Remix['of']) {
  return useQuery({ queryKey: ['remix-base', cookId, of], queryFn: () => readRemixBase(of) });
}
