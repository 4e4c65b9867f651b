import { PaymentPanel } from './payment-panel.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';
import { RefreshStatus } from './refresh-status.tsx';
import type { Asked } from './use-payment.ts';

/** Shown if the server does not answer and has not answered before. */
export function ServerUnreachable({ asked }: { asked: Asked }) {
  return (
    <PaymentPanel
      motif="face"
      title="No answer yet"
      text="We can't reach our server right now. If your payment went through, your credits are safe. This page keeps checking on its own."
      receipt={<PaymentReceipt knowledge={asked.knowledge} status={null} />}
    >
      <div className="payment-actions">
        <RefreshStatus asked={asked} />
      </div>
    </PaymentPanel>
  );
}
