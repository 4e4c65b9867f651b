import { z } from 'zod';
import { created, expandable, pages, text, yesOrNo } from '../../parameters/parameters.ts';
import { missing } from '../../stripe-error.ts';
import { call } from '../call.ts';
import { pageOf } from '../page-of.ts';

const path = '/v1/events';

export const eventCalls = [
  call('GET', `${path}/:id`, z.strictObject(expandable), async ({ records }, _, id) => {
    const event = await records.find('event', id);
    if (!event) throw missing('event', id);
    return event.body;
  }),
  call(
    'GET',
    path,
    z.strictObject({
      ...pages,
      type: text.optional(),
      types: z.array(text).max(20).optional(),
      delivery_success: yesOrNo.optional(),
      created: created.optional(),
    }),
    ({ records }, { type, types, delivery_success: delivered, created: at, ...paging }) =>
      pageOf(records, 'event', path, paging, {
        types: types ?? (type === undefined ? undefined : [type]),
        delivered,
        created: at,
      }),
  ),
];
