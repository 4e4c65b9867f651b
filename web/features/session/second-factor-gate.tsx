import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../data/session/session-store.ts';
import { PageSpinner } from '../../ui/spinner.tsx';

const SecondFactorScreen = lazy(() => import('./second-factor/second-factor-screen.tsx'));

/**
 * Wraps every page: a user who still needs a second factor sees only the second-factor screen, on every route.
 * The URL stays, so that the requested page opens after the answer.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status !== 'needs-second-factor') return children;
  return (
    <Suspense fallback={<PageSpinner />}>
      <SecondFactorScreen key={session.cook.id} cook={session.cook} factors={session.factors} />
    </Suspense>
  );
}
