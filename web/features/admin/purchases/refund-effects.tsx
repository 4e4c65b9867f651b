import { countOf } from '#contract/in-words.ts';
import type { AdminPurchase } from './admin-purchase.ts';
import type { useRefundShare } from './use-refund-share.ts';

type Known = ReturnType<typeof useRefundShare>;
type RefundEffectsProps = { purchase: AdminPurchase; amount: string; known: Known };

const credits = (count: number) => countOf(count, 'credit');

/** Lists the effects of a refund before it is requested. */
export function RefundEffects({ purchase, amount, known }: RefundEffectsProps) {
  return (
    <ul className="effects">
      <li>
        <b>{amount}</b> goes back to {purchase.buyerName} by the original payment method.
      </li>
      <li>
        {purchase.buyerId === null ? (
          'The account is deleted, so there are no credits to take back.'
        ) : (
          <CreditsSentence known={known} all={purchase.credits} />
        )}
      </li>
      <li>This can't be undone.</li>
    </ul>
  );
}

function CreditsSentence({ known, all }: { known: Known; all: number }) {
  if (known === 'loading') return <span className="skel inline-block w-4/5" />;
  if (known === 'unknown') {
    return (
      <>
        Up to <b>{credits(all)}</b> will be taken back. We couldn't read the balance; any that were
        already spent become a shortfall.
      </>
    );
  }
  const { share, balance } = known;
  if (share.credits === 0) return <>None of its credits are left to take back.</>;
  if (share.shortfall === 0) {
    return (
      <>
        <b>{credits(share.taken)}</b> will be taken back from a balance of {balance}.
      </>
    );
  }
  return (
    <>
      Of {credits(share.credits)} <b>{share.taken} will be taken back</b>, because the balance is{' '}
      {balance}. The other <b>{share.shortfall} were already spent</b> and become a shortfall.
    </>
  );
}
