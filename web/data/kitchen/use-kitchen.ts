import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServerUnreachable } from '../connection/connectivity.ts';
import { keepKitchen, readKeptKitchen } from './kept-kitchen.ts';
import { type Kitchen, kitchenSchema } from './kitchen.ts';
import { readKitchen } from './read-kitchen.ts';

export const kitchenKey = (cookId: string) => ['kitchen', cookId] as const;

/** `kept`: the copy stored on this device, because the server is out of reach. `failed`: neither the server nor the device has it. */
export type KitchenState =
  | { status: 'loading' }
  | { status: 'known'; kitchen: Kitchen; retry: () => void }
  | { status: 'kept'; kitchen: Kitchen; retry: () => void }
  | { status: 'failed'; retry: () => void };

async function readAndKeep(cookId: string): Promise<Kitchen> {
  const kitchen = await readKitchen(cookId);
  keepKitchen(cookId, kitchen);
  return kitchen;
}

/**
 * Reads a cook's kitchen from the server, with the copy stored on this device as the fallback.
 * @param cookId empty while no cook is known to be signed in
 */
export function useKitchen(cookId: string): KitchenState {
  const { data, isError, refetch } = useQuery({
    queryKey: kitchenKey(cookId),
    queryFn: () => readAndKeep(cookId),
    enabled: cookId !== '',
    // Another device or tab may have changed it, and a generation that ignores a new allergen would be wrong.
    refetchOnWindowFocus: 'always',
  });
  const isServerUnreachable = useServerUnreachable();
  const raw = readKeptKitchen(cookId);
  const kept = useMemo(() => kitchenSchema.safeParse(raw), [raw]);
  const retry = () => void refetch();
  if (data) return { status: 'known', kitchen: data, retry };
  if (!isError && !isServerUnreachable) return { status: 'loading' };
  return kept.success ? { status: 'kept', kitchen: kept.data, retry } : { status: 'failed', retry };
}
