import { z } from 'zod';
import { expireSession } from '../../actions/expire-session.ts';
import { openSession } from '../../actions/open-session.ts';
import { listObject } from '../../objects/list-object.ts';
import { expandable, pages, text } from '../../parameters/parameters.ts';
import { sessionParameters } from '../../parameters/session-parameters.ts';
import { missing, refused } from '../../stripe-error.ts';
import { call } from '../call.ts';
import { pageOf } from '../page-of.ts';

const path = '/v1/checkout/sessions';

export const checkoutSessionCalls = [
  call('POST', path, sessionParameters, ({ records, siteUrl }, wishes) =>
    openSession(records, siteUrl, wishes),
  ),
  call('GET', `${path}/:id`, z.strictObject(expandable), async ({ records }, _, id) => {
    const session = await records.find('checkout.session', id);
    if (!session) throw missing('checkout.session', id, 'session');
    return session.body;
  }),
  call('POST', `${path}/:id/expire`, z.strictObject(expandable), async ({ records }, _, id) => {
    const session = await records.lock('checkout.session', id);
    if (!session) throw missing('checkout.session', id, 'session');
    if (session.body.status !== 'open') {
      throw refused(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.body.status}.`,
      );
    }
    return expireSession(records, session);
  }),
  call(
    'GET',
    path,
    z.strictObject({
      ...pages,
      customer: text.optional(),
      payment_intent: text.optional(),
    }),
    ({ records }, { customer, payment_intent: paymentIntent, ...paging }) =>
      pageOf(records, 'checkout.session', path, paging, { customer, paymentIntent }),
  ),
  call('GET', `${path}/:id/line_items`, z.strictObject(pages), async ({ records }, _, id) => {
    const session = await records.find('checkout.session', id);
    if (!session) throw missing('checkout.session', id, 'session');
    return listObject(session.hidden.lineItems, `${path}/${id}/line_items`);
  }),
];
