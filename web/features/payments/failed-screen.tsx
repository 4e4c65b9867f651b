import { paymentFailureOf } from '#contract/payment-failures.ts';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { CheckingPayment } from './checking-payment.tsx';
import { pageOfPayment } from './payment.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';
import { SilentServer } from './silent-server.tsx';
import { useLeadOn } from './use-lead-on.ts';
import { usePayment } from './use-payment.ts';
import { WaysOn } from './ways-on.tsx';

/** /payment/failed: why the payment failed and what the buyer can do (spec §2, §8). */
export function FailedScreen() {
  const asked = usePayment();
  const { knowledge } = asked;
  const { from, payment } = knowledge;
  const isOtherwise = from === 'server' && payment.status !== 'failed';
  useLeadOn(isOtherwise ? pageOfPayment(payment) : null, 0);

  if (from === 'silent') return <SilentServer asked={asked} />;
  if (from === 'waiting' || isOtherwise) return <CheckingPayment knowledge={knowledge} />;
  const { message, advice } = paymentFailureOf(payment.error);
  return (
    <PaymentPanel
      motif="face"
      title="Payment Failed"
      text={message}
      receipt={<PaymentReceipt knowledge={knowledge} status="failed" />}
    >
      <p className="payment-advice">{advice}</p>
      <NoticeBox tone="herb" title="No charges were made.">
        {payment.known && <p>Your card wasn't charged, and your credits haven't changed.</p>}
      </NoticeBox>
      <WaysOn mayTryAgain />
    </PaymentPanel>
  );
}
