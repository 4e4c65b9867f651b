import { usePublicSettings } from '../data/public-settings.ts';
import { useCook } from '../data/session/session-store.ts';
import { BalancePanel } from '../features/credits/balance-panel.tsx';
import { CreditNotes } from '../features/credits/credit-notes.tsx';
import { PackList } from '../features/credits/pack-list.tsx';
import { creditExpirySentence } from '../layout/credit-expiry.ts';
import { pageMeta } from '../layout/page-meta.ts';

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
        <PackList />
        <CreditNotes expirySentence={creditExpirySentence(creditsExpireAfterMonths)} />
      </div>
    )
  );
}
