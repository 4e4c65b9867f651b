import { createMiddleware } from 'hono/factory';
import { ApiError } from '../errors.ts';
import type { DoorEnvironment } from './environment.ts';

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** TRACE would repeat a request's headers to whoever sent it; nothing here answers any method but these. @throws ApiError 405 */
export const knownMethods = createMiddleware<DoorEnvironment>(async (c, next) => {
  if (!known.includes(c.req.method)) {
    c.header('allow', known.join(', '));
    throw new ApiError(405, 'method_not_allowed', 'This method is not served.');
  }
  await next();
});
