import { data, isRouteErrorResponse, Outlet } from 'react-router';
import { useCreditsEnabled } from '../data/credits/use-credits-enabled.ts';
import { requestContext } from '../data/request-context.ts';
import { NotFound } from '../layout/not-found.tsx';
import type { Route } from './+types/credits-enabled-layout.ts';
import { meta as metaOfNotFound } from './not-found.tsx';

const notFoundResponse = () => data(null, { status: 404 });

/** Guards the credits and payment pages: they return 404 if credits are disabled. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(requestContext).publicSettings.creditsEnabled) throw notFoundResponse();
  return null;
}

/** Skips the server loader on client-side navigation: the settings are known already. */
export function clientLoader() {
  return null;
}

export function meta({ error }: Route.MetaArgs) {
  return error ? metaOfNotFound() : [];
}

export default function CreditsEnabledLayout() {
  if (!useCreditsEnabled()) throw notFoundResponse();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  throw error;
}
