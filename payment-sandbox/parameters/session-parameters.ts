import { z } from 'zod';
import { cents, expandable, metadata, seconds, text, yesOrNo } from './parameters.ts';

const address = z
  .url({ protocol: /^https?$/, message: 'Not a valid URL' })
  .max(5000, 'URL must be 5000 characters or less');
const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/, 'Invalid currency')
  .toLowerCase();

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency,
    unit_amount: cents.pipe(z.number().min(0, 'This value must be greater than or equal to 0')),
    product_data: z.strictObject({
      name: z.string().min(1).max(250),
      description: text.optional(),
    }),
  }),
  quantity: seconds.pipe(z.number().int().min(1).max(999_999)),
});

const intentData = z.strictObject({
  metadata: metadata.optional(),
  description: text.optional(),
  receipt_email: text.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
});

/**
 * The parameters of checkout.sessions.create that the product uses, and closely related ones. Stripe has more; each of those is refused
 * with an error that names it.
 */
export const sessionParameters = z.strictObject({
  ...expandable,
  mode: z.enum(['payment', 'setup']),
  ui_mode: z.enum(['hosted', 'hosted_page']).optional(),
  success_url: address,
  cancel_url: address.optional(),
  line_items: z.array(lineItem).min(1).max(100).optional(),
  currency: currency.optional(),
  customer: text.optional(),
  customer_email: z.email('Invalid email address').optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.optional(),
  expires_at: seconds.optional(),
  adaptive_pricing: z.strictObject({ enabled: yesOrNo.optional() }).optional(),
  locale: text.optional(),
  submit_type: z.enum(['auto', 'pay', 'book', 'donate']).optional(),
  allowed_payment_method_types: z
    .array(z.enum(['card', 'us_bank_account']))
    .min(1)
    .optional(),
  payment_intent_data: intentData.optional(),
  setup_intent_data: z
    .strictObject({ metadata: metadata.optional(), description: text.optional() })
    .optional(),
  saved_payment_method_options: z
    .strictObject({
      payment_method_save: z.enum(['enabled', 'disabled']).optional(),
      payment_method_remove: z.literal('disabled').optional(),
      allow_redisplay_filters: z.array(z.enum(['always', 'limited', 'unspecified'])).optional(),
    })
    .optional(),
});
export type SessionParameters = z.output<typeof sessionParameters>;
