import type { ReactNode } from 'react';
import { dateAndTime } from '#contract/in-words.ts';
import { moneyInWords } from '#contract/money.ts';
import type { AdminPurchase } from './admin-purchase.ts';
import { StatusBadge } from './status-badge.tsx';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Lists all facts of a purchase, with full ids so that they can be copied. */
export function PurchaseFacts({ purchase }: { purchase: AdminPurchase }) {
  const { amountCents, refundedCents, currency } = purchase;
  return (
    <dl className="purchase-facts">
      <Fact name="Status">
        <StatusBadge status={purchase.status} />
      </Fact>
      <Fact name="Buyer">
        {purchase.buyerName}
        {purchase.buyerEmail && <span className="cell-sub">{purchase.buyerEmail}</span>}
      </Fact>
      <Fact name="Pack">{purchase.credits} credits</Fact>
      <Fact name="Amount">{moneyInWords(amountCents, currency)}</Fact>
      {refundedCents > 0 && <Fact name="Refunded">{moneyInWords(refundedCents, currency)}</Fact>}
      {purchase.shortfallCredits > 0 && (
        <Fact name="Shortfall">
          {`${purchase.shortfallCredits} credits couldn't be taken back because they were spent`}
        </Fact>
      )}
      {purchase.failureCode && <Fact name="Failure code">{purchase.failureCode}</Fact>}
      <Fact name="Created">{dateAndTime(purchase.createdAt)}</Fact>
      {purchase.completedAt && <Fact name="Completed">{dateAndTime(purchase.completedAt)}</Fact>}
      <Fact name="Transaction">{purchase.id}</Fact>
      {purchase.paymentId && <Fact name="Payment">{purchase.paymentId}</Fact>}
    </dl>
  );
}
