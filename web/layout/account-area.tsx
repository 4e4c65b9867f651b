import { useCreditsEnabled } from '../data/credits/use-credits-enabled.ts';
import { QueryProvider } from '../data/query-provider.tsx';
import type { Cook } from '../data/session/cook.ts';
import { AccountMenu } from './account-menu.tsx';
import { CreditBadge } from './credit-badge.tsx';

/** The signed-in part of the header. Lazy-loaded for cooks only: visitors do not download it. */
export default function AccountArea({ cook }: { cook: Cook }) {
  return (
    <QueryProvider>
      {useCreditsEnabled() && <CreditBadge cook={cook} />}
      <AccountMenu cook={cook} />
    </QueryProvider>
  );
}
