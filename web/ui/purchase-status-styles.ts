import type { PurchaseStatus } from '#contract/payments.ts';
import type { BadgeTone } from './badge.tsx';

type PurchaseStatusStyle = { label: string; tone: BadgeTone };

/** Label and tone of the badge for each purchase status, for buyers and admins. */
export const purchaseStatusStyles: Record<PurchaseStatus | 'unknown', PurchaseStatusStyle> = {
  pending: { label: 'Pending', tone: 'butter' },
  processing: { label: 'Processing', tone: 'butter' },
  completed: { label: 'Completed', tone: 'herb' },
  failed: { label: 'Failed', tone: 'tomato' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
  refunded: { label: 'Refunded', tone: 'berry' },
  disputed: { label: 'Disputed', tone: 'tomato' },
  unknown: { label: 'Unknown', tone: 'plain' },
};
