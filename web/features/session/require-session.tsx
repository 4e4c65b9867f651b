import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rememberReturnPath } from '../../data/return-path.ts';
import { useSession } from '../../data/session/session-store.ts';
import { PageSpinner } from '../../ui/spinner.tsx';

const QueryProvider = lazy(() =>
  import('../../data/query-provider.tsx').then((module) => ({ default: module.QueryProvider })),
);

/**
 * Shows its children to a signed-in cook. A visitor is sent to /auth, and the path is remembered;
 * while authentication loads, a spinner shows (spec §2).
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const { status } = session;
  const location = useLocation();
  const navigate = useNavigate();
  const path = `${location.pathname}${location.search}`;
  /** Whoever logs out leaves by the same way, and needs no word about it. */
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (status === 'signed-in') wasSignedIn.current = true;
    if (status !== 'signed-out') return;
    rememberReturnPath(path);
    const state = wasSignedIn.current ? null : { wanted: path };
    void navigate('/auth', { replace: true, state });
  }, [status, path, navigate]);

  if (session.status !== 'signed-in') return <PageSpinner />;
  return (
    <Suspense fallback={<PageSpinner />}>
      {/* Another cook gets screens of their own: no state of the one before stays. */}
      <QueryProvider key={session.cook.id}>{children}</QueryProvider>
    </Suspense>
  );
}
