import { useCreditBalance } from '../data/credits/use-credit-balance.ts';
import { useCreditsEnabled } from '../data/credits/use-credits-enabled.ts';
import { useIsGift } from '../data/credits/use-gift.ts';
import { firstName } from '../data/first-name.ts';
import { QueryProvider } from '../data/query-provider.tsx';
import { type Cook, hasOwnName } from '../data/session/cook.ts';
import { CreditStatus } from '../features/credits/credit-status.tsx';
import { QuickGenerate } from '../features/generate/quick-generate.tsx';
import { DashboardStats } from '../features/recipes/dashboard-stats.tsx';
import { RecentRecipes } from '../features/recipes/recent-recipes.tsx';
import { ButtonLink } from '../ui/button.tsx';

const dayMs = 24 * 60 * 60_000;

/** Returns "Welcome" on the first day and "Welcome back" from then on, with the cook's first name if they have given one. */
function welcome(cook: Cook): string {
  const isNew = Date.now() - Date.parse(cook.createdAt) < dayMs;
  const greeting = isNew ? 'Welcome' : 'Welcome back';
  return hasOwnName(cook) ? `${greeting}, ${firstName(cook.name)}` : greeting;
}

/** The page of a signed-in cook at /. */
export default function Dashboard({ cook }: { cook: Cook }) {
  return (
    <QueryProvider>
      <DashboardContent cook={cook} />
    </QueryProvider>
  );
}

function DashboardContent({ cook }: { cook: Cook }) {
  const balance = useCreditBalance(cook.id);
  const isGift = useIsGift(cook.id, balance);
  return (
    <div className="page">
      <div className="page-head">
        <h1>{welcome(cook)}</h1>
        {balance !== 0 && (
          <ButtonLink to="/generate" tone="primary">
            Generate Recipe
          </ButtonLink>
        )}
      </div>
      <DashboardStats cookId={cook.id} balance={balance} isGift={isGift} />
      <div className="dash">
        <RecentRecipes cookId={cook.id} />
        <div className="grid gap-6">
          <QuickGenerate balance={balance} />
          {useCreditsEnabled() && <CreditStatus balance={balance} isGift={isGift} />}
        </div>
      </div>
    </div>
  );
}
