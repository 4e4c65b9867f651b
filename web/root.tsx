import type { ReactNode } from 'react';
import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRevalidator,
} from 'react-router';
import './styles/app.css';
import brygadaUrl from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import radioCanadaUrl from '@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2?url';
import type { Route } from './+types/root.ts';
import { beforePaintScript } from './data/before-paint.ts';
import { requestContext } from './data/request-context.ts';
import { startSession } from './data/session/start-session.ts';
import { SecondFactorGate } from './features/session/second-factor-gate.tsx';
import { useSessionNotices } from './features/session/use-session-notices.ts';
import { ErrorFallback } from './layout/error-fallback.tsx';
import { InlineScript } from './layout/inline-script.tsx';
import { isMissingCode } from './layout/missing-code.ts';
import { NotFound } from './layout/not-found.tsx';
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
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#F97316" />
        <InlineScript content={beforePaintScript} />
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
  useSessionNotices();
  return (
    <>
      <SecondFactorGate>
        <Outlet />
      </SecondFactorGate>
      <ToastHost />
    </>
  );
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
