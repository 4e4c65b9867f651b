/** How the webhooks of one payment travel. */
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
/** `seconds`: how long `later` and `reversed` wait before they are sent. */
export type WebhookMode = { way: WebhookWay; seconds: number };

export const usualWebhooks: WebhookMode = { way: 'at_once', seconds: 10 };
