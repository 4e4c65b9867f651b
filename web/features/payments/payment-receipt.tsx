import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Docket } from '../../ui/docket.tsx';
import { purchaseStatusStyles } from '../../ui/purchase-status-styles.ts';
import type { Payment } from './payment.ts';
import type { Knowledge } from './use-payment.ts';

const transactionIdLength = 12;
const paymentIdLength = 10;

type Row = { name: string; value: ReactNode };

/** Shows the first characters of an id, short enough to read out. The purchase history has the full id. */
function ShortId({ id, length }: { id: string; length: number }) {
  return <span className={id.length > length ? 'num cut' : 'num'}>{id.slice(0, length)}</span>;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function StatusBadge({ status }: { status: Payment['status'] }) {
  const { label, tone } = purchaseStatusStyles[status];
  return (
    <Badge tone={tone} className={tone === 'plain' ? 'badge-line' : undefined}>
      {label}
    </Badge>
  );
}

const transactionRow = ({ transactionId }: Payment): Row[] =>
  transactionId
    ? [
        {
          name: 'Transaction ID',
          value: <ShortId id={transactionId} length={transactionIdLength} />,
        },
      ]
    : [];

/** Skeleton rows while the server's answer is pending, so that the URL's unverified values are not shown. */
const rowsToCome: Row[] = ['Plan', 'Amount', 'Your balance'].map((name) => ({
  name,
  value: <span className="skel h-4 w-16" />,
}));

function rowsOf(
  { paymentId, plan, amount, known, status }: Payment,
  withPaymentId: boolean,
): Row[] {
  const rows: Row[] = [];
  if (paymentId && withPaymentId) {
    rows.push({ name: 'Payment ID', value: <ShortId id={paymentId} length={paymentIdLength} /> });
  }
  if (plan) rows.push({ name: 'Plan', value: capitalised(plan) });
  if (amount) rows.push({ name: 'Amount', value: `$${amount}` });
  if (known?.refunded) rows.push({ name: 'Refunded', value: `$${known.refunded}` });
  if (known && status === 'completed') rows.push({ name: 'Credits', value: `+${known.credits}` });
  if (known) rows.push({ name: 'Your balance', value: known.balance });
  return rows;
}

type PaymentReceiptProps = {
  knowledge: Knowledge;
  /** Null while the status must not be shown. */
  status: Payment['status'] | null;
  withPaymentId?: boolean;
};

/** Shows the payment on a kitchen ticket. */
export function PaymentReceipt({ knowledge, status, withPaymentId = false }: PaymentReceiptProps) {
  const { from, payment } = knowledge;
  const open = from === 'silent' ? 'Unknown' : <span className="skel h-4 w-20" />;
  const rows: Row[] = [
    { name: 'Status', value: status ? <StatusBadge status={status} /> : open },
    ...transactionRow(payment),
    ...(from === 'waiting' ? rowsToCome : []),
    ...(from === 'server' || from === 'address' ? rowsOf(payment, withPaymentId) : []),
  ];
  return (
    <section className="receipt" aria-label="Your payment">
      <Docket rows={rows} />
    </section>
  );
}
