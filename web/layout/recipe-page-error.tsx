import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isGatewayStatus } from '../data/offline/is-gateway-status.ts';
import { Unanswered } from '../data/offline/recipe-page-data.ts';
import { NeedsConnection } from './needs-connection.tsx';

function isUnanswered(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return isGatewayStatus(error.status);
  // The latter is what a browser throws where code did not get through.
  return error instanceof Unanswered || (error instanceof TypeError && !navigator.onLine);
}

/** In the place of a recipe that could not be loaded. Whatever is no matter of the connection goes on to the root. */
export function RecipePageError() {
  const error = useRouteError();
  if (!isUnanswered(error)) throw error;
  return <NeedsConnection />;
}
