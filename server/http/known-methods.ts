import { createMiddleware } from 'hono/factory';
import { ApiError } from '../errors.ts';
import type { DoorEnvironment } from './environment.ts';

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses all other methods. TRACE would echo a request's headers to its sender, and no route serves others. @throws ApiError 405 */
export const knownMethods = createMiddleware<DoorEnvironment>(async (c, next) => {
  if (!known.includes(c.req.method)) {
    c.header('allow', known.join(', '));
    throw new ApiError(405, 'method_not_allowed', 'This method is not served.');
  }
  await next();
});
