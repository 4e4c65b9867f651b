/** The ways in which the webhooks of one payment can be delivered. */
export const webhookWays = [
  'at_once',
  'later',
  'never',
  'twice',
  'parallel',
  'other_id',
  'reversed',
] as const;

export type WebhookWay = (typeof webhookWays)[number];
/** `seconds` is the delay of the ways `later` and `reversed`. */
export type WebhookMode = { way: WebhookWay; seconds: number };

export const usualWebhooks: WebhookMode = { way: 'at_once', seconds: 10 };
