import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isGatewayStatus } from '../data/offline/is-gateway-status.ts';
import { NeedsConnection } from './needs-connection.tsx';

function isUnanswered(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return isGatewayStatus(error.status);
  // What a browser throws where a request did not get through.
  return error instanceof TypeError && !navigator.onLine;
}

/** In the place of a recipe that could not be loaded. Whatever is no matter of the connection goes on to the root. */
export function RecipePageError() {
  const error = useRouteError();
  if (!isUnanswered(error)) throw error;
  return <NeedsConnection />;
}
