const pausesMs = [300, 1_200];

/** Database functions that only read, recognized by name. They are called with POST like any other. */
const readingCall = /^\/rest\/v1\/rpc\/(get|find|list|read|sum|describe|export)_/;
/**
 * Idempotent endpoints: they have an idempotency key, they only read or report what they read, or (sign-up) a second call for the same
 * address replaces the first.
 */
const repeatable =
  /^(\/functions\/v1\/(create-checkout|payment-status|list-payment-methods)|\/rest\/v1\/rpc\/adjust_credits|\/auth\/v1\/(signup|token))$/;

/** Returns whether a storage request is idempotent: an upload that replaces the file, a folder listing or a deletion. */
function isRepeatableOfFiles(path: string, method: string, headers: Headers): boolean {
  if (method === 'DELETE' || path.startsWith('/storage/v1/object/list/')) return true;
  return headers.get('x-upsert') === 'true';
}

/** Returns whether a request is idempotent: a retry is safe even if the first call was carried out. */
function isRepeatable(url: URL, method: string, headers: Headers): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  if (repeatable.test(url.pathname) || readingCall.test(url.pathname)) return true;
  if (url.pathname.startsWith('/storage/v1/object/'))
    return isRepeatableOfFiles(url.pathname, method, headers);
  if (!url.pathname.startsWith('/rest/v1/')) return false;
  return /^(PATCH|DELETE)$/.test(method) || /resolution=/.test(headers.get('prefer') ?? '');
}

const isJson = (response: Response) =>
  /^application\/(.+\+)?json/.test(response.headers.get('content-type') ?? '');

/**
 * Returns whether a response is a gateway error of a proxy that reached no server. Every response of the server itself has a request id,
 * and its errors are JSON. A proxy sends an HTML page or nothing.
 */
export function isProxyError(response: Response): boolean {
  const isGateway = response.status >= 502 && response.status <= 504;
  return isGateway && !response.headers.has('x-request-id') && !isJson(response);
}

/**
 * Returns the response with its JSON body read to the end, so that a server process that dies in the middle is detected here, where the
 * request can be retried. Returns null if the body broke off.
 */
async function wholeOf(response: Response): Promise<Response | null> {
  if (!response.body || !isJson(response)) return response;
  const { status, statusText, headers } = response;
  try {
    return new Response(await response.arrayBuffer(), { status, statusText, headers });
  } catch (cause) {
    // Abort errors go to the caller; a TypeError means that the connection ended too early.
    if (!(cause instanceof TypeError)) throw cause;
    return null;
  }
}

/**
 * Fetches with retries for the moment in which a server process behind the proxy dies. A request that got a gateway error or half a
 * response is sent again, to another process, if it is idempotent.
 */
export async function fetchWithRetries(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
  const method = init.method ?? 'GET';
  const isOnce =
    // A stream body, or the body of a Request object, is consumed by the first try.
    input instanceof Request ||
    init.body instanceof ReadableStream ||
    !isRepeatable(url, method, new Headers(init.headers));
  let response = await fetch(input, init);
  if (isOnce) return response;
  for (const pauseMs of pausesMs) {
    const whole = isProxyError(response) ? null : await wholeOf(response);
    if (whole) return whole;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    init.signal?.throwIfAborted();
    response = await fetch(input, init);
  }
  return response;
}
