import { idOf } from '../ids.ts';
import type { Records } from '../records.ts';
import type { CheckoutView } from './checkout-page.ts';

const maxCards = 10;

/** Reads the data of a session's card page. @returns undefined when there is no such session */
export async function readCheckout(
  records: Records,
  sessionId: string,
): Promise<Omit<CheckoutView, 'canWait'> | undefined> {
  const found = await records.find('checkout.session', sessionId);
  if (!found) return undefined;
  const { body: session, hidden } = found;
  const customerId = idOf(session.customer);
  const customer = customerId ? await records.find('customer', customerId) : undefined;
  const isKnown = customer !== undefined && !('deleted' in customer.body);
  const saved = isKnown
    ? await records.list('payment_method', {
        customer: customer.body.id,
        types: ['card'],
        limit: maxCards,
      })
    : [];
  const shown: string[] = session.saved_payment_method_options?.allow_redisplay_filters ?? [];
  const customerEmail = isKnown && 'email' in customer.body ? customer.body.email : null;
  return {
    session,
    items: hidden.lineItems.map((item, index) => ({ item, about: hidden.about[index] ?? null })),
    savedCards: saved
      .map(({ body }) => body)
      .filter(({ allow_redisplay: redisplay = 'unspecified' }) => shown.includes(redisplay)),
    email: customerEmail ?? session.customer_email,
    canSave: isKnown && session.saved_payment_method_options?.payment_method_save === 'enabled',
    webhooks: hidden.webhooks,
  };
}
