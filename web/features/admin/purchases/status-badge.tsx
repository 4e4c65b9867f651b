import { Badge } from '../../../ui/badge.tsx';
import { purchaseStatusStyles } from '../../../ui/purchase-status-styles.ts';
import type { AdminPurchase } from './admin-purchase.ts';

export function StatusBadge({ status }: { status: AdminPurchase['status'] }) {
  const { label, tone } = purchaseStatusStyles[status];
  return <Badge tone={tone}>{label}</Badge>;
}
