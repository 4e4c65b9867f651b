import { PaymentPanel } from './payment-panel.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';
import type { Knowledge } from './use-payment.ts';

/** Shown until the status is known. Uses the layout of the final page, to avoid a layout shift. */
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
