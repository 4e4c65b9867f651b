import { lazy, Suspense, useState } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { useSession } from '../data/session/session-store.ts';
import { GenerateSkeleton } from '../features/generate/generate-skeleton.tsx';
import { RequireSession } from '../features/session/require-session.tsx';
import { BySession } from '../layout/by-session.tsx';
import { NeedsScript } from '../ui/needs-script.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

const VisitorGenerate = lazy(() => import('./visitor-generate.tsx'));

/** What belongs to somebody: a recipe to change, or one that was made before. */
const ofCooks = ['remix', 'show'];

/**
 * Around the generate screen: a visitor chooses first, and the account comes after. Who was signed in here and is no longer is led to the
 * sign-in, as on every other screen of a cook.
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

/** Until the browser has looked who is there, a visitor sees the shape of what comes. */
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
