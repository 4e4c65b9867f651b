import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { wordFor } from '#contract/in-words.ts';
import pastaUrl from '../../assets/plate-pasta.avif';
import soupUrl from '../../assets/plate-soup.avif';
import { invalidateCredits } from '../../data/credits/credit-keys.ts';
import { creditBalanceQuery, useCreditBalance } from '../../data/credits/use-credit-balance.ts';
import { Button } from '../../ui/button.tsx';
import { Plate } from '../../ui/plate.tsx';
import { NextExpiry } from './next-expiry.tsx';

/** The balance in large type, with a button to refresh it and everything that depends on it. */
export function BalancePanel({ cookId }: { cookId: string }) {
  // The balance may have changed since the header badge read it: by a payment or an admin.
  useQuery({ ...creditBalanceQuery(cookId), refetchOnMount: 'always' });
  const balance = useCreditBalance(cookId);
  return (
    <section className="balance" aria-label="Your balance">
      <div>
        <p className="soft mb-5 font-medium">Your balance</p>
        <p className="fig" aria-live="polite">
          {balance === undefined ? (
            <b className="skel inline-block w-28">&nbsp;</b>
          ) : (
            <b className={clsx(balance > 999 && 'is-long')}>{balance}</b>
          )}
          <span className="lead">{wordFor(balance ?? 0, 'credit')}</span>
        </p>
        <NextExpiry cookId={cookId} />
        <RefreshCredits cookId={cookId} />
      </div>
      <Plate src={pastaUrl} />
      <Plate src={soupUrl} />
    </section>
  );
}

function RefreshCredits({ cookId }: { cookId: string }) {
  const client = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);
  async function refresh() {
    setRefreshing(true);
    await invalidateCredits(client, cookId);
    setRefreshing(false);
  }
  return (
    <Button className="mt-6" busy={refreshing} onClick={() => void refresh()}>
      {!refreshing && <RefreshCw className="icon" />}
      Refresh
    </Button>
  );
}
