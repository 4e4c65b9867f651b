import clsx from 'clsx';
import { dateAndTime } from '#contract/in-words.ts';
import { moneyInWords } from '#contract/money.ts';
import { Button } from '../../../ui/button.tsx';
import type { AdminPurchase } from './admin-purchase.ts';
import { StatusBadge } from './status-badge.tsx';

type PurchaseTableProps = {
  purchases: readonly AdminPurchase[];
  busy: boolean;
  onOpen: (purchase: AdminPurchase) => void;
};

export function PurchaseTable({ purchases, busy, onOpen }: PurchaseTableProps) {
  return (
    <div className="table-wrap" aria-busy={busy || undefined}>
      <table className="table admin-table purchase-table">
        <caption className="sr-only">Purchases</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Buyer</th>
            <th scope="col" className="is-number">
              Pack
            </th>
            <th scope="col" className="is-number">
              Amount
            </th>
            <th scope="col" className="is-number">
              Refunded
            </th>
            <th scope="col">Status</th>
            <th scope="col" className="right">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {purchases.map((purchase) => (
            <PurchaseRow key={purchase.id} purchase={purchase} onOpen={() => onOpen(purchase)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type PurchaseRowProps = { purchase: AdminPurchase; onOpen: () => void };

function PurchaseRow({ purchase, onOpen }: PurchaseRowProps) {
  const { amountCents, refundedCents, currency } = purchase;
  return (
    <tr>
      <td className="num soft cell-date">{dateAndTime(purchase.createdAt)}</td>
      <td className="cell-name">
        <span>
          {purchase.buyerName}
          {purchase.buyerEmail && <span className="cell-sub">{purchase.buyerEmail}</span>}
        </span>
      </td>
      <td className="num is-number cell-pack">{purchase.credits} credits</td>
      <td className="num is-number cell-amount" data-label="Amount">
        {moneyInWords(amountCents, currency)}
      </td>
      <td
        className={clsx('num is-number cell-refunded', refundedCents === 0 && 'is-none')}
        data-label="Refunded"
      >
        {refundedCents > 0 ? moneyInWords(refundedCents, currency) : '–'}
      </td>
      <td className="cell-status">
        <span>
          <StatusBadge status={purchase.status} />
          {purchase.failureCode && <span className="cell-sub">{purchase.failureCode}</span>}
        </span>
      </td>
      <td className="right cell-actions">
        <Button
          tone="ghost"
          aria-label={`Details of the purchase by ${purchase.buyerName}, ${dateAndTime(purchase.createdAt)}`}
          onClick={onOpen}
        >
          Details
        </Button>
      </td>
    </tr>
  );
}
