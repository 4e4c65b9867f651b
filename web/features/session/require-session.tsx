import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rememberReturnPath } from '../../data/return-path.ts';
import { useSession } from '../../data/session/session-store.ts';
import { NeedsScript } from '../../ui/needs-script.tsx';
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
  const location = useLocation();
  const navigate = useNavigate();
  const path = `${location.pathname}${location.search}`;

  useEffect(() => {
    if (session.status !== 'signed-out') return;
    // Nothing to sign in to any more.
    if (session.reason === 'deleted') return void navigate('/', { replace: true });
    // Whoever logs out does not ask to come back, and the next person at this device even less.
    if (session.reason !== 'left') rememberReturnPath(path);
    // Who was there before needs no word about it: they have logged out, or have been told that their session ended.
    void navigate('/auth', { replace: true, state: session.reason ? null : { wanted: path } });
  }, [session, path, navigate]);

  if (session.status !== 'signed-in') {
    return (
      <>
        <NeedsScript />
        <PageSpinner />
      </>
    );
  }
  return (
    <Suspense fallback={<PageSpinner />}>
      {/* Another cook gets screens of their own: no state of the one before stays. */}
      <QueryProvider key={session.cook.id}>{children}</QueryProvider>
    </Suspense>
  );
}
