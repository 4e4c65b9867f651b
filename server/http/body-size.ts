import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '../errors.ts';

/** Refuses bodies above `maxBytes` before they are read whole. */
export function bodySize(maxBytes: number) {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ApiError(
        413,
        'request_entity_too_large',
        `The request body may hold ${maxBytes} bytes at most.`,
      );
    },
  });
}
