import { QueryProvider } from '../data/query-provider.tsx';
import { StatusScreen } from '../features/payments/status-screen.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Payment Status',
    description: 'How your payment is doing.',
    noindex: true,
  });
}

export default function PaymentStatus() {
  return (
    <QueryProvider>
      <StatusScreen />
    </QueryProvider>
  );
}
