import { SignInLink } from '../../layout/sign-in-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { CheckingPayment } from './checking-payment.tsx';
import { NextSteps } from './next-steps.tsx';
import { isOpen, pageOfPayment } from './payment.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';
import { RefreshStatus } from './refresh-status.tsx';
import { ServerUnreachable } from './server-unreachable.tsx';
import { statusWords } from './status-words.ts';
import { checkMs, redirectAfterMs } from './timings.ts';
import { useAfter } from './use-after.ts';
import { useDelayedRedirect } from './use-delayed-redirect.ts';
import { type Asked, usePayment } from './use-payment.ts';

/** /payment/status: checks for two seconds, shows the status, and redirects if the payment completed or failed (spec §2, §9). */
export function StatusScreen() {
  const asked = usePayment();
  const { knowledge } = asked;
  const { from, payment } = knowledge;
  const checked = useAfter(checkMs) && from !== 'waiting';
  const isDecided = payment.status === 'completed' || payment.status === 'failed';
  useDelayedRedirect(
    checked && from !== 'silent' && isDecided ? pageOfPayment(payment) : null,
    redirectAfterMs,
  );

  if (!checked) return <CheckingPayment knowledge={knowledge} />;
  if (from === 'silent') return <ServerUnreachable asked={asked} />;
  const { motif, title, text } = statusWords[payment.status];
  return (
    <PaymentPanel
      motif={motif}
      title={title}
      text={isDecided ? `${text} One moment…` : text}
      receipt={<PaymentReceipt knowledge={knowledge} status={payment.status} withPaymentId />}
    >
      {isOpen(payment) ? <WhileOpen asked={asked} /> : !isDecided && <WhenOver asked={asked} />}
    </PaymentPanel>
  );
}

/** Returns a note for the wait. It makes a promise only if the status comes from the server. */
function whileWaiting({ knowledge, needsSignIn }: Asked): string {
  if (needsSignIn) return 'Sign in to see this payment.';
  if (knowledge.from !== 'server') {
    return "We can't find it among your purchases. They are listed under Get Credits.";
  }
  return knowledge.payment.status === 'pending'
    ? "If you left before paying, you weren't charged."
    : 'No need to wait here. Your credits will be added automatically.';
}

/** Shown while the payment is pending or processing: the page updates automatically. */
function WhileOpen({ asked }: { asked: Asked }) {
  const { knowledge } = asked;
  return (
    <>
      {knowledge.from === 'server' && knowledge.stale && <NoNews />}
      <p className="small soft">This page updates automatically. {whileWaiting(asked)}</p>
      <div className="payment-actions">
        {knowledge.payment.status === 'pending' && <RefreshStatus asked={asked} />}
        {asked.needsSignIn ? <SignInLink /> : <ButtonLink to="/credits">View Credits</ButtonLink>}
      </div>
    </>
  );
}

function NoNews() {
  return (
    <NoticeBox tone="butter" title="No update yet">
      <p>This is the last we heard. Your payment is safe, and this page keeps checking.</p>
    </NoticeBox>
  );
}

/** Shown if the payment is cancelled, refunded or disputed, or if its status is unknown. */
function WhenOver({ asked }: { asked: Asked }) {
  const { status, known } = asked.knowledge.payment;
  return (
    <>
      {status === 'cancelled' && known && <NoticeBox tone="herb" title="No charges were made." />}
      <NextSteps mayTryAgain={status === 'cancelled'} />
    </>
  );
}
