import { QueryProvider } from '../data/query-provider.tsx';
import { StatusScreen } from '../features/payments/status-screen.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Payment Status',
    description: 'Check the status of your payment.',
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
