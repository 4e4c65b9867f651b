import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRevalidator,
} from 'react-router';
import './styles/app.css';
import brygadaUrl from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import radioCanadaUrl from '@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2?url';
import type { Route } from './+types/root.ts';
import { hasKeptTimers } from './data/cooking-key.ts';
import { startOfflineAfterLoad } from './data/offline/start-after-load.ts';
import { requestContext } from './data/request-context.ts';
import { useSession } from './data/session/session-store.ts';
import { startSession } from './data/session/start-session.ts';
import { SecondFactorGate } from './features/session/second-factor-gate.tsx';
import { useSessionNotices } from './features/session/use-session-notices.ts';
import beforePaintScript from './inline/before-paint.ts?inline-script';
import { ErrorBoundary as PartBoundary } from './layout/error-boundary.tsx';
import { ErrorFallback } from './layout/error-fallback.tsx';
import { InlineScript } from './layout/inline-script.tsx';
import { isMissingCode } from './layout/missing-code.ts';
import { NotFound } from './layout/not-found.tsx';
import { PageSpinner } from './ui/spinner.tsx';
import { ToastHost } from './ui/toast-host.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { publicSettings: context.get(requestContext).publicSettings };
}

/** Settings do not change while a page is open. */
export function shouldRevalidate() {
  return false;
}

export const links: Route.LinksFunction = () => [
  ...[brygadaUrl, radioCanadaUrl].map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#F97316" />
        {/* It runs while the server's page is parsed. The browser's code does not need its text. */}
        <InlineScript content={import.meta.env.SSR ? beforePaintScript : ''} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { anonKey } = loaderData.publicSettings;
  useEffect(() => startSession(anonKey), [anonKey]);
  useEarlyClickReplay();
  useEffect(startOfflineAfterLoad, []);
  useSessionNotices();
  return (
    <>
      <SecondFactorGate>
        <Outlet />
      </SecondFactorGate>
      <KitchenTimers />
      <ToastHost />
    </>
  );
}

/** Replays an early click once the session is known. Until then the page may still be the visitor's version. */
function useEarlyClickReplay() {
  const isKnown = useSession().status !== 'loading';
  useEffect(() => {
    if (isKnown) window.replayEarlyClick?.();
  }, [isKnown]);
}

// Timers that a cook left running. Their code is loaded only if timers are stored, and cook mode shows them itself.
const TimersElsewhere = lazy(() => import('./features/cook-mode/screen/timers-elsewhere.tsx'));

function KitchenTimers() {
  const { pathname } = useLocation();
  const isCooking = /^\/recipe\/[^/]+\/cook\/?$/.test(pathname);
  const [isWanted, setWanted] = useState(false);
  // Check after hydration and whenever cook mode is entered or left: timers are started only in cook mode.
  useEffect(() => setWanted(!isCooking && hasKeptTimers()), [isCooking]);
  if (!isWanted) return null;
  return (
    <PartBoundary place={pathname} fallback={null}>
      <Suspense>
        <TimersElsewhere />
      </Suspense>
    </PartBoundary>
  );
}

/** Shown by the shell, on a device without a connection to the server, until the requested page has started. */
export function HydrateFallback() {
  return <PageSpinner />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <main>
        <NotFound />
      </main>
    );
  return (
    <main className="page">
      <ErrorFallback
        onTryAgain={() => {
          if (isMissingCode(error)) window.location.reload();
          else void revalidate();
        }}
      />
    </main>
  );
}
