import { useQuery } from '@tanstack/react-query';
import type { Remix } from '#contract/remix.ts';
import { readRemixBase } from './remix-base.ts';

/** What a remix is made from; null where there is no such recipe. */
export function useRemixBase(cookId: string, of: Remix['of']) {
  return useQuery({ queryKey: ['remix-base', cookId, of], queryFn: () => readRemixBase(of) });
}
