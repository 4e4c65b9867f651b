import { Badge } from '../../../ui/badge.tsx';
import { purchaseLooks } from '../../../ui/purchase-looks.ts';
import type { AdminPurchase } from './admin-purchase.ts';

export function StatusBadge({ status }: { status: AdminPurchase['status'] }) {
  const { label, tone } = purchaseLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
}
