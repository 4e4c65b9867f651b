import { QueryProvider } from '../data/query-provider.tsx';
import { FailedScreen } from '../features/payments/failed-screen.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Payment Failed',
    description: "Why your payment didn't go through, and what you can do.",
    noindex: true,
  });
}

export default function PaymentFailed() {
  return (
    <QueryProvider>
      <FailedScreen />
    </QueryProvider>
  );
}
