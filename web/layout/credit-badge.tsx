import clsx from 'clsx';
import { Coins, Gift, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import { useCreditBalance } from '../data/credits/use-credit-balance.ts';
import { useIsGift } from '../data/credits/use-gift.ts';
import type { Cook } from '../data/session/cook.ts';

/** The credit balance in the header. A low balance is red with a warning icon; the first, free credit is shown as a gift. */
export function CreditBadge({ cook }: { cook: Cook }) {
  const balance = useCreditBalance(cook.id);
  const isGift = useIsGift(cook.id, balance);
  if (balance === undefined) return <span className="skel account-skeleton w-16 lg:w-26" />;
  // While it is unknown whether the credit is a gift, show no warning.
  const low = isGift === false && balance <= limits.lowCreditsAt;
  const Icon = isGift ? Gift : low ? TriangleAlert : Coins;
  return (
    <Link
      className={clsx('credit-badge', low && 'is-low')}
      to="/credits"
      title={isGift ? 'Your first recipe is free' : undefined}
    >
      <Icon className="icon" />
      <span className="sr-only">Credits: </span>
      {balance}
      <span className="only-wide" aria-hidden="true">
        {isGift ? 'free' : balance === 1 ? 'credit' : 'credits'}
      </span>
    </Link>
  );
}
