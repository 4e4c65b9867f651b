import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { creditKeys } from '../../data/credits/credit-keys.ts';
import { usePublicSettings } from '../../data/public-settings.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { type CreditLot, expiryInWords } from './expiry-in-words.ts';

/** @throws the data client's error */
async function readLots(): Promise<CreditLot[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('get_credit_lots');
  if (error) {
    console.warn('When credits expire could not be read.', error);
    throw error;
  }
  return data;
}

/** Shows when the next credits expire. Without such credits it renders nothing, or an empty line that keeps its space where new credits expire. */
export function NextExpiry({ cookId }: { cookId: string }) {
  const { creditsExpireAfterMonths } = usePublicSettings();
  // Queried regardless of the setting: credits that were granted while credits expired still expire.
  const { data } = useQuery({
    queryKey: creditKeys.lots(cookId),
    queryFn: readLots,
    staleTime: 0,
  });
  const sentence = data && expiryInWords(data);
  if (!sentence && creditsExpireAfterMonths === null) return null;
  return (
    <p className="next-expiry small soft num">
      {sentence && (
        <>
          <CalendarClock className="icon" />
          {sentence}
        </>
      )}
    </p>
  );
}
