import type { PaymentServices } from './payment-services.ts';
import { isRefusal, toProviderProblem } from './provider-problem.ts';

/**
 * Closes a checkout, so that nobody pays it later by mistake. One that was paid or closed meanwhile stays what it is.
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
    // "Only sessions that are open": what it is then, is read next.
    if (!isRefusal(error)) throw toProviderProblem(error);
  }
}
