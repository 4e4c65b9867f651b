import clsx from 'clsx';
import { Coins, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import { useCreditBalance } from '../data/credits/use-credit-balance.ts';
import type { Cook } from '../data/session/cook.ts';

/** The balance, in the header. Low ones are red and carry a sign. */
export function CreditBadge({ cook }: { cook: Cook }) {
  const balance = useCreditBalance(cook.id);
  if (balance === undefined) return <span className="skel account-skeleton w-16 lg:w-26" />;
  const low = balance <= limits.lowCreditsAt;
  const Icon = low ? TriangleAlert : Coins;
  return (
    <Link className={clsx('credit-badge', low && 'is-low')} to="/credits">
      <Icon className="icon" />
      <span className="sr-only">Credits: </span>
      {balance}
      <span className="only-wide" aria-hidden="true">
        {balance === 1 ? 'credit' : 'credits'}
      </span>
    </Link>
  );
}
