import { lazy, type ReactNode, Suspense, useEffect } from 'react';
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

  useEffect(() => {
    if (status !== 'signed-out') return;
    rememberReturnPath(path);
    void navigate('/auth', { replace: true });
  }, [status, path, navigate]);

  if (session.status !== 'signed-in') return <PageSpinner />;
  return (
    <Suspense fallback={<PageSpinner />}>
      {/* Another cook gets screens of their own: no state of the one before stays. */}
      <QueryProvider key={session.cook.id}>{children}</QueryProvider>
    </Suspense>
  );
}
