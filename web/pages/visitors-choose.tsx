import { lazy, Suspense, useState } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { useSession } from '../data/session/session-store.ts';
import { GenerateSkeleton } from '../features/generate/generate-skeleton.tsx';
import { RequireSession } from '../features/session/require-session.tsx';
import { BySession } from '../layout/by-session.tsx';
import { NeedsScript } from '../ui/needs-script.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

const VisitorGenerate = lazy(() => import('./visitor-generate.tsx'));

/** Query parameters that need a signed-in cook: a recipe to change, or one that was made before. */
const ofCooks = ['remix', 'show'];

/**
 * Wraps the generate screen. A visitor chooses first and creates the account afterwards. A cook who is signed out while on this screen is
 * redirected to sign-in, as on every other screen for cooks.
 */
export default function VisitorsChoose() {
  const session = useSession();
  const [query] = useSearchParams();
  const [wasCook, setWasCook] = useState(false);
  if (session.status === 'signed-in' && !wasCook) setWasCook(true);
  const cook = (
    <RequireSession>
      <Outlet />
    </RequireSession>
  );
  const hasLeft = wasCook && session.status === 'signed-out';
  if (hasLeft || ofCooks.some((name) => query.has(name))) return cook;
  const isLoading = session.status === 'loading';
  return (
    <BySession
      visitor={<Visitor isLoading={isLoading} />}
      cook={isLoading ? <PageSpinner /> : cook}
    />
  );
}

/** Shows the choices to a visitor, and a skeleton while the session is loading. */
function Visitor({ isLoading }: { isLoading: boolean }) {
  const shape = (
    <>
      <NeedsScript />
      <GenerateSkeleton />
    </>
  );
  if (isLoading) return shape;
  return (
    <Suspense fallback={shape}>
      <VisitorGenerate />
    </Suspense>
  );
}
