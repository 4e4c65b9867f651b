import { QueryProvider } from '../data/query-provider.tsx';
import { SuccessScreen } from '../features/payments/success-screen.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Payment Successful',
    description: "Your payment went through. Here's what's next.",
    noindex: true,
  });
}

export default function PaymentSuccess() {
  return (
    <QueryProvider>
      <SuccessScreen />
    </QueryProvider>
  );
}
