import type { PaymentServices } from './payments.ts';
import { isRefusal, toProviderProblem } from './provider-problem.ts';
import type { Purchase } from './purchases.ts';

/**
 * Closes the checkout of a buyer who came back without paying, so that nobody pays it later by mistake. One that was paid or closed
 * meanwhile stays what it is.
 * @throws ApiError payment_provider_failed
 */
export async function expireCheckout(
  { payments }: PaymentServices,
  { checkout_session_id: sessionId }: Purchase,
): Promise<void> {
  if (!sessionId) return;
  const stripe = await payments.stripe();
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    // "Only sessions that are open": what it is then, is read next.
    if (!isRefusal(error)) throw toProviderProblem(error);
  }
}
