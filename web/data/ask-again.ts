const pausesMs = [300, 1_200];

/** Calls of the data API that only read, by their names: a POST like any other. */
const readingCall = /^\/rest\/v1\/rpc\/(get|find|list|read|sum|describe|export)_/;
/**
 * What does the same thing once however often it is asked: by its key, because it only looks or says what it saw, or because a second
 * sign-up of an address takes the place of the first.
 */
const repeatable =
  /^(\/functions\/v1\/(create-checkout|payment-status|list-payment-methods)|\/rest\/v1\/rpc\/adjust_credits|\/auth\/v1\/(signup|token))$/;

/** Whether doing it twice leaves what doing it once leaves, so that asking again is safe even where the first call was carried out. */
function isRepeatable(url: URL, method: string, headers: Headers): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  if (repeatable.test(url.pathname) || readingCall.test(url.pathname)) return true;
  if (!url.pathname.startsWith('/rest/v1/')) return false;
  return /^(PATCH|DELETE)$/.test(method) || /resolution=/.test(headers.get('prefer') ?? '');
}

/**
 * Whether somebody between here and the server says that there was none behind it. Whatever the server itself answers carries the
 * request's id.
 */
export function isFromBetween(response: Response): boolean {
  return response.status >= 502 && response.status <= 504 && !response.headers.has('x-request-id');
}

/**
 * The browser's fetch, over the moment in which a process behind the proxy dies: what it left without an answer goes to another one,
 * where asking twice is safe.
 */
export async function fetchOverGaps(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
  const method = init.method ?? 'GET';
  const headers = new Headers(init.headers);
  let response = await fetch(input, init);
  // A body that is read as it is sent, or a request that carries its own, is gone with the first try.
  if (input instanceof Request || init.body instanceof ReadableStream) return response;
  for (const pauseMs of pausesMs) {
    if (!isFromBetween(response) || !isRepeatable(url, method, headers)) break;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    init.signal?.throwIfAborted();
    response = await fetch(input, init);
  }
  return response;
}
