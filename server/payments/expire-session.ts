import type { PaymentServices } from './payment-services.ts';
import { isRefusal, toProviderProblem } from './provider-problem.ts';

/**
 * Closes a checkout, so that the buyer cannot pay it later by mistake. One that was paid or closed meanwhile stays as it is.
 * @throws ApiError payment_provider_failed
 */
export async function expireSession(
  { payments }: Pick<PaymentServices, 'payments'>,
  sessionId: string,
): Promise<void> {
  const stripe = await payments.stripe();
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    // The provider refuses to expire a session that is not open. The caller reads its status next.
    if (!isRefusal(error)) throw toProviderProblem(error);
  }
}
