import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../data/session/session-store.ts';
import { PageSpinner } from '../../ui/spinner.tsx';

const SecondFactorScreen = lazy(() => import('./second-factor/second-factor-screen.tsx'));

/**
 * Around every page: whoever owes a second factor sees the question for it and nothing else, whichever way they came.
 * The address stays, so that the answer leads to where they wanted to be.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status !== 'owes-second-factor') return children;
  return (
    <Suspense fallback={<PageSpinner />}>
      <SecondFactorScreen key={session.cook.id} cook={session.cook} factors={session.factors} />
    </Suspense>
  );
}
