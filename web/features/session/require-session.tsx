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
 * Route guard: renders its children for a signed-in cook. It redirects a visitor to /auth and remembers the path.
 * While authentication loads, it shows a spinner (spec §2).
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const path = `${location.pathname}${location.search}`;

  useEffect(() => {
    if (session.status !== 'signed-out') return;
    // The account was deleted: there is nothing left to sign in to.
    if (session.reason === 'deleted') return void navigate('/', { replace: true });
    // After a log-out, do not remember the path: neither this user nor the next user of the device expects to return to it.
    if (session.reason !== 'left') rememberReturnPath(path);
    // A previously signed-in user needs no login notice: they logged out, or a notice already said that the session ended.
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
      {/* The key remounts the screens for another cook, so that no state of the previous cook stays. */}
      <QueryProvider key={session.cook.id}>{children}</QueryProvider>
    </Suspense>
  );
}
