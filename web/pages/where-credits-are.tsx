import { data, isRouteErrorResponse, Outlet } from 'react-router';
import { useCreditsEnabled } from '../data/credits/use-credits-enabled.ts';
import { requestContext } from '../data/request-context.ts';
import { NotFound } from '../layout/not-found.tsx';
import type { Route } from './+types/where-credits-are.ts';
import { meta as metaOfNotFound } from './not-found.tsx';

const thereIsNoSuchPage = () => data(null, { status: 404 });

/** Around the pages of credits and payments: where credits are switched off there are none of these. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(requestContext).publicSettings.creditsEnabled) throw thereIsNoSuchPage();
  return null;
}

/** Within the app the settings are known already: no round trip. */
export function clientLoader() {
  return null;
}

export function meta({ error }: Route.MetaArgs) {
  return error ? metaOfNotFound() : [];
}

export default function WhereCreditsAre() {
  if (!useCreditsEnabled()) throw thereIsNoSuchPage();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  throw error;
}
