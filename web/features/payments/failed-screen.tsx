import { paymentFailureOf } from '#contract/payment-failures.ts';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { CheckingPayment } from './checking-payment.tsx';
import { NextSteps } from './next-steps.tsx';
import { pageOfPayment } from './payment.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';
import { ServerUnreachable } from './server-unreachable.tsx';
import { useDelayedRedirect } from './use-delayed-redirect.ts';
import { usePayment } from './use-payment.ts';

/** /payment/failed: why the payment failed and what the buyer can do (spec §2, §8). */
export function FailedScreen() {
  const asked = usePayment();
  const { knowledge } = asked;
  const { from, payment } = knowledge;
  const isOtherwise = from === 'server' && payment.status !== 'failed';
  useDelayedRedirect(isOtherwise ? pageOfPayment(payment) : null, 0);

  if (from === 'silent') return <ServerUnreachable asked={asked} />;
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
      <NextSteps mayTryAgain />
    </PaymentPanel>
  );
}
