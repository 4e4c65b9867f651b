import { usePublicSettings } from '../data/public-settings.ts';
import { useCook } from '../data/session/session-store.ts';
import { BalancePanel } from '../features/credits/balance-panel.tsx';
import { CreditHistory } from '../features/credits/credit-history.tsx';
import { HowCreditsWork } from '../features/credits/how-credits-work.tsx';
import { PackList } from '../features/credits/pack-list.tsx';
import { PaymentMethods } from '../features/credits/payment-methods.tsx';
import { PurchaseList } from '../features/credits/purchase-list.tsx';
import { creditExpirySentence } from '../layout/credit-expiry.ts';
import { pageMeta } from '../layout/page-meta.ts';
import './credits.css';

export function meta() {
  return pageMeta({
    title: 'Get Credits',
    description: 'Your balance, and what credits cost.',
  });
}

export default function Credits() {
  const cook = useCook();
  const { creditsExpireAfterMonths } = usePublicSettings();
  return (
    cook && (
      <div className="page">
        <div className="page-head">
          <h1>Get Credits</h1>
        </div>
        <BalancePanel cookId={cook.id} />
        <PackList cookId={cook.id} />
        <div className="credit-columns">
          <div className="grid gap-10">
            <CreditHistory cookId={cook.id} />
            <PurchaseList cookId={cook.id} />
          </div>
          <aside className="grid gap-5">
            <HowCreditsWork expirySentence={creditExpirySentence(creditsExpireAfterMonths)} />
            <PaymentMethods cookId={cook.id} />
          </aside>
        </div>
      </div>
    )
  );
}
