import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '../errors.ts';

/**
 * Refuses bodies above `maxBytes` before they are read whole. The rest of such a body stands in the way of whatever comes next on
 * its connection, so that one ends with the answer.
 */
export function bodySize(maxBytes: number) {
  return bodyLimit({
    maxSize: maxBytes,
    onError: (c) => {
      c.header('connection', 'close');
      throw new ApiError(
        413,
        'request_entity_too_large',
        `The request body may hold ${maxBytes} bytes at most.`,
      );
    },
  });
}
