/** Maximum response size. Real metadata, keys and user profiles of providers take a few kilobytes. */
const maxAnswerBytes = 1_000_000;

/** The options of fetch, compatible with the types of the libraries, whose bodies may be any kind of buffer. */
type FetchOptions = Omit<RequestInit, 'body' | 'signal'> & {
  body?: RequestInit['body'] | Uint8Array;
  signal?: AbortSignal | undefined;
};

/**
 * As fetch, but reads the whole response before its signal aborts, and refuses a response that is too large, so that no response can
 * fill our memory or block the event loop while it is parsed.
 * @throws Error as fetch does, and for more than a megabyte
 */
export async function boundedFetch(address: string, init: FetchOptions): Promise<Response> {
  const response = await fetch(address, init as RequestInit);
  if (!response.body) return response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  const { status, statusText, headers } = response;
  return new Response(Buffer.concat(chunks), { status, statusText, headers });
}
