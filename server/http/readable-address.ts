import { createMiddleware } from 'hono/factory';
import { ApiError } from '../errors.ts';
import type { DoorEnvironment } from './environment.ts';

/**
 * Refuses a request whose Host the listener accepts but `URL` cannot parse, such as `1.2.3.999`: later code that parses its address
 * would throw. @throws ApiError 400
 */
export const readableAddress = createMiddleware<DoorEnvironment>(async (c, next) => {
  if (!URL.canParse(c.req.url)) {
    throw new ApiError(400, 'bad_host', 'The Host of the request is none.');
  }
  await next();
});
