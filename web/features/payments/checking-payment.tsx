import { PaymentPanel } from './payment-panel.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';
import type { Knowledge } from './use-payment.ts';

/** Until it is known what to say: the same places, nothing moves when it comes. */
export function CheckingPayment({ knowledge }: { knowledge: Knowledge }) {
  return (
    <PaymentPanel
      motif="clock"
      busy
      title="Checking Payment Status"
      text="Checking your payment…"
      receipt={<PaymentReceipt knowledge={knowledge} status={null} withPaymentId />}
    />
  );
}
