import type Stripe from 'stripe';
import { announce } from '../events/announce.ts';
import type { Kept, Records } from '../records.ts';
import { forgetPerson } from './forget-person.ts';

const maxListLength = 100;

/** Detaches a saved card from its customer. @param method locked */
export async function detachMethod(
  records: Records,
  method: Kept<'payment_method'>,
): Promise<Stripe.PaymentMethod> {
  const body = { ...method.body, customer: null };
  await records.save({ ...method, body });
  await announce(records, 'payment_method.detached', body, null);
  return body;
}

/** Deletes a customer and detaches their cards. Their payments stay, without name and email. @param customer locked */
export async function forgetCustomer(
  records: Records,
  customer: Kept<'customer'>,
): Promise<Stripe.DeletedCustomer> {
  const { id } = customer.body;
  const methods = await records.list('payment_method', { customer: id, limit: maxListLength });
  for (const { body } of methods) {
    await detachMethod(records, await records.need('payment_method', body.id));
  }
  await announce(records, 'customer.deleted', customer.body, null);
  const body = { id, object: 'customer', deleted: true } as const;
  await records.save({ ...customer, body });
  await forgetPerson(records, id, [id, ...methods.map((method) => method.body.id)]);
  return body;
}
