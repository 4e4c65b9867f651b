import { z } from 'zod';
import { forgetCustomer } from '../../actions/forget-customer.ts';
import { announce } from '../../events/announce.ts';
import { newCustomer } from '../../objects/customer.ts';
import { expandable, metadata, pages, text } from '../../parameters/parameters.ts';
import type { Records } from '../../records.ts';
import { invalid, missing } from '../../stripe-error.ts';
import { call } from '../call.ts';
import { pageOf } from '../page-of.ts';

const path = '/v1/customers';
const wishes = z.strictObject({
  ...expandable,
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  description: text.optional(),
  phone: z.string().max(20).optional(),
  metadata: metadata.optional(),
});

/** Rejects an invalid email address. Stripe has its own rules, which are not documented. @throws SandboxError */
function checkAddress({ email }: { email?: string | undefined }): void {
  if (email === undefined || z.email().safeParse(email).success) return;
  throw invalid(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'email' });
}

/** Returns the customer, locked. @throws SandboxError when it does not exist or was deleted */
async function needCustomer(records: Records, id: string, param = 'id') {
  const kept = await records.lock('customer', id);
  if (!kept || 'deleted' in kept.body) throw missing('customer', id, param);
  return { ...kept, body: kept.body };
}

export const customerCalls = [
  call('POST', path, wishes, async ({ records }, { expand: _, ...given }) => {
    checkAddress(given);
    const body = newCustomer(given, records.now);
    await records.insert('customer', { body, hidden: {}, dueAt: null });
    await announce(records, 'customer.created', body, null);
    return body;
  }),
  call('GET', `${path}/:id`, z.strictObject(expandable), async ({ records }, _, id) => {
    const customer = await records.find('customer', id);
    if (!customer) throw missing('customer', id);
    return customer.body;
  }),
  call('POST', `${path}/:id`, wishes, async ({ records }, { expand: _, ...given }, id) => {
    checkAddress(given);
    const kept = await needCustomer(records, id);
    const body = {
      ...kept.body,
      ...given,
      metadata: { ...kept.body.metadata, ...given.metadata },
    };
    await records.save({ ...kept, body });
    await announce(records, 'customer.updated', body, null);
    return body;
  }),
  call('DELETE', `${path}/:id`, z.strictObject({}), async ({ records }, _, id) =>
    forgetCustomer(records, await needCustomer(records, id)),
  ),
  call(
    'GET',
    `${path}/:id/payment_methods`,
    z.strictObject({ ...pages, type: text.optional() }),
    async ({ records, path: url }, { type, ...paging }, id) => {
      await needCustomer(records, id, 'customer');
      const types = type === undefined ? undefined : [type];
      return pageOf(records, 'payment_method', url, paging, { customer: id, types });
    },
  ),
  call(
    'GET',
    `${path}/:id/payment_methods/:method`,
    z.strictObject(expandable),
    async ({ records }, _, id, methodId) => {
      const method = await records.find('payment_method', methodId);
      if (!method || method.body.customer !== id) throw missing('PaymentMethod', methodId);
      return method.body;
    },
  ),
];
