import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type WishReadingAnswer, wishReadingAnswerSchema } from '#contract/wish-reading.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';

const typingPauseMs = 400;

/** The server's reading of a wish, and the text that was read. */
type Reading = WishReadingAnswer & { text: string };

async function read(text: string): Promise<Reading> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke('read-wish', { body: { wish: text } });
  if (error) throw error;
  return { ...wishReadingAnswerSchema.parse(data), text };
}

/**
 * Returns what the server understands of a wish, debounced while the cook types. The last answer stays while a changed text is read.
 * Undefined for an empty wish and without an answer: the reading is only advice and never blocks the cook.
 */
export function useWishReading(wish: string): Reading | undefined {
  const settled = useDebouncedValue(wish, typingPauseMs);
  const { data } = useQuery({
    queryKey: ['wish-reading', settled],
    queryFn: () => read(settled),
    enabled: settled.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  });
  return wish.trim() === '' ? undefined : data;
}
