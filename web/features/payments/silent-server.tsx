import { PaymentPanel } from './payment-panel.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';
import { RefreshStatus } from './refresh-status.tsx';
import type { Asked } from './use-payment.ts';

/** Nothing is known, and nobody answers. */
export function SilentServer({ asked }: { asked: Asked }) {
  return (
    <PaymentPanel
      motif="face"
      title="No answer yet"
      text="Our server does not answer right now. Nothing is lost: a payment that went through is kept, and its credits come with it. This page keeps asking by itself."
      receipt={<PaymentReceipt knowledge={asked.knowledge} status={null} />}
    >
      <div className="payment-actions">
        <RefreshStatus asked={asked} />
      </div>
    </PaymentPanel>
  );
}
