import type { Fetch } from './adapters/adapter.ts';
import { ModelError } from './model-error.ts';
import { passPieces } from './pass-pieces.ts';

/** Room for a drawn picture in base64, and for many times the longest recipe with all that was thought before it. */
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
 * Reads no more of any answer than it may hold, a refusal's body included: a server that never ends must not fill the memory. What is
 * longer breaks off with a ModelError.
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
