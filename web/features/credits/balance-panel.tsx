import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import pastaUrl from '../../assets/plate-pasta.webp';
import soupUrl from '../../assets/plate-soup.webp';
import { creditBalanceQuery, useCreditBalance } from '../../data/credits/use-credit-balance.ts';
import { Button } from '../../ui/button.tsx';
import { Plate } from '../../ui/plate.tsx';

/** The balance, big and plain, with a button to read it again. */
export function BalancePanel({ cookId }: { cookId: string }) {
  const balance = useCreditBalance(cookId);
  const { refetch, isFetching } = useQuery(creditBalanceQuery(cookId));
  return (
    <section className="balance" aria-label="Your balance">
      <div>
        <p className="soft mb-5 font-medium">Your balance</p>
        <p className="fig" aria-live="polite">
          {balance === undefined ? <span className="skel h-20 w-28" /> : <b>{balance}</b>}
          <span className="lead">{balance === 1 ? 'credit' : 'credits'}</span>
        </p>
        <Button className="mt-6" busy={isFetching} onClick={() => void refetch()}>
          {!isFetching && <RefreshCw className="icon" />}
          Refresh
        </Button>
      </div>
      <Plate src={pastaUrl} />
      <Plate src={soupUrl} />
    </section>
  );
}
