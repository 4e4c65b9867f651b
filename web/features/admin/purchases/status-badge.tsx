import { Badge } from '../../../ui/badge.tsx';
import type { AdminPurchase } from './admin-purchase.ts';

type Tone = 'plain' | 'herb' | 'tomato' | 'butter' | 'berry';

const looks: Record<AdminPurchase['status'], { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'butter' },
  processing: { label: 'Processing', tone: 'butter' },
  completed: { label: 'Completed', tone: 'herb' },
  failed: { label: 'Failed', tone: 'tomato' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
  refunded: { label: 'Refunded', tone: 'berry' },
  disputed: { label: 'Disputed', tone: 'tomato' },
  unknown: { label: 'Unknown', tone: 'plain' },
};

export function StatusBadge({ status }: { status: AdminPurchase['status'] }) {
  const { label, tone } = looks[status];
  return <Badge tone={tone}>{label}</Badge>;
}
