/** What providers say of themselves, their keys and their people takes some kilobytes. */
const maxAnswerBytes = 1_000_000;

/** The options of fetch, as the libraries spell them too: their bodies are of any kind of buffer. */
type FetchOptions = Omit<RequestInit, 'body' | 'signal'> & {
  body?: RequestInit['body'] | Uint8Array;
  signal?: AbortSignal | undefined;
};

/**
 * As fetch, but reads the whole answer within the time of its signal, and refuses one that is too large: nobody's answer shall fill
 * our memory, or hold everybody up while it is parsed.
 * @throws Error as fetch does, and for more than a megabyte
 */
export async function boundedFetch(address: string, init: FetchOptions): Promise<Response> {
  const response = await fetch(address, init as RequestInit);
  if (!response.body) return response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // To leave the loop ends the connection.
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  const { status, statusText, headers } = response;
  return new Response(Buffer.concat(chunks), { status, statusText, headers });
}
