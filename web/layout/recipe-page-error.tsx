import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isGatewayStatus } from '../data/connection/is-gateway-status.ts';
import { Unanswered } from '../data/offline/recipe-page-data.ts';
import { NeedsConnection } from './needs-connection.tsx';

function isUnanswered(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return isGatewayStatus(error.status);
  // Browsers throw a TypeError when a code chunk cannot be fetched.
  return error instanceof Unanswered || (error instanceof TypeError && !navigator.onLine);
}

/** Shown when a recipe could not be loaded. Errors unrelated to the connection are rethrown to the root error boundary. */
export function RecipePageError() {
  const error = useRouteError();
  if (!isUnanswered(error)) throw error;
  return <NeedsConnection />;
}
