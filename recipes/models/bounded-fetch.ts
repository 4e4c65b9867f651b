import type { Fetch } from './adapters/adapter.ts';
import { ModelError } from './model-error.ts';
import { passPieces } from './pass-pieces.ts';

/** Enough for a generated picture in base64, and for many times the longest recipe with its reasoning. */
const maxBytes = 32 * 1024 * 1024;

const tooMuch = (limit: number) =>
  new ModelError(
    'unavailable',
    `The model's server sent more than ${limit} bytes; it was not read any further.`,
  );

function bounded(body: ReadableStream<Uint8Array>, limit: number): ReadableStream<Uint8Array> {
  let read = 0;
  return passPieces(body, {
    piece(bytes) {
      read += bytes.byteLength;
      if (read > limit) throw tooMuch(limit);
      return bytes;
    },
  });
}

/**
 * Wraps fetch so that no response body, including that of an error, is read beyond the limit: an endless answer must not fill the memory.
 * Reading a longer body fails with a ModelError.
 * @param limit in bytes
 */
export function boundedFetch(fetch: Fetch, limit = maxBytes): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(bounded(response.body, limit), { status, statusText, headers });
  };
}
