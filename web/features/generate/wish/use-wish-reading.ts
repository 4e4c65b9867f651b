import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type WishReadingAnswer, wishReadingAnswerSchema } from '#contract/wish-reading.ts';
import { useCook } from '../../../data/session/session-store.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { useSettled } from '../../../ui/use-settled.ts';

const typingPauseMs = 400;

/** What was understood, and the text that it was understood of. */
type Reading = WishReadingAnswer & { text: string };

async function read(text: string): Promise<Reading> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke('read-wish', { body: { wish: text } });
  if (error) throw error;
  return { ...wishReadingAnswerSchema.parse(data), text };
}

/**
 * What the server understands of a wish, a moment after it was typed. While a changed text is read, the last answer stays. Undefined for an
 * empty wish, for a visitor and where there was no answer: it is advice, and holds nobody up.
 */
export function useWishReading(wish: string): Reading | undefined {
  const settled = useSettled(wish, typingPauseMs);
  const isCook = useCook() !== null;
  const { data } = useQuery({
    queryKey: ['wish-reading', settled],
    queryFn: () => read(settled),
    enabled: isCook && settled.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  });
  return wish.trim() === '' ? undefined : data;
}
