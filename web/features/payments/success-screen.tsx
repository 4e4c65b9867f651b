import { Coins } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { countOf } from '#contract/in-words.ts';
import plateUrl from '../../assets/plate-curry.avif';
import { orderName, readBoughtFor } from '../../data/credits/bought-for.ts';
import { useCook } from '../../data/session/session-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckingPayment } from './checking-payment.tsx';
import { type Payment, pageOfPayment } from './payment.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';
import { RedirectCountdown } from './redirect-countdown.tsx';
import { ServerUnreachable } from './server-unreachable.tsx';
import { useDelayedRedirect } from './use-delayed-redirect.ts';
import { usePayment } from './use-payment.ts';
import { WhatsNext } from './whats-next.tsx';

const neverChanges = () => () => undefined;

/** Returns the success message. It says that credits were added only if the server confirmed it. */
function whatHappened({ known }: Payment): string {
  if (!known) return 'Thanks! Check your balance for your credits.';
  return `Thanks! ${countOf(known.credits, 'credit')} have been added. Your balance: ${known.balance}`;
}

/** /payment/success: the receipt, what comes next, and a redirect after ten seconds to the dashboard (spec §2), or to what the credits were bought for. */
export function SuccessScreen() {
  const asked = usePayment();
  const cookId = useCook()?.id ?? null;
  // The server does not know what this device stores: its page is hydrated without the order.
  const order = useSyncExternalStore(
    neverChanges,
    () => readBoughtFor(cookId),
    () => null,
  );
  const name = order && orderName(order);
  const { knowledge } = asked;
  const { from, payment } = knowledge;
  const isOtherwise = from === 'server' && payment.status !== 'completed';
  useDelayedRedirect(isOtherwise ? pageOfPayment(payment) : null, 0);

  if (from === 'silent') return <ServerUnreachable asked={asked} />;
  if (from === 'waiting' || isOtherwise) return <CheckingPayment knowledge={knowledge} />;
  return (
    <PaymentPanel
      motif="check"
      plate={plateUrl}
      title="Payment Successful"
      text={whatHappened(payment)}
      receipt={<PaymentReceipt knowledge={knowledge} status="completed" />}
      after={<WhatsNext />}
    >
      <div className="payment-actions">
        {order && (
          <ButtonLink to={order} tone="primary">
            Back to your {name}
          </ButtonLink>
        )}
        <ButtonLink to="/dashboard" tone={order ? 'secondary' : 'primary'}>
          Go to Dashboard
        </ButtonLink>
        <ButtonLink to="/credits">
          <Coins className="icon" />
          View Credits
        </ButtonLink>
      </div>
      <RedirectCountdown path={order ?? '/dashboard'} name={name ?? 'dashboard'} />
    </PaymentPanel>
  );
}
