const pausesMs = [300, 1_200];

/** Calls of the data API that only read, by their names: a POST like any other. */
const readingCall = /^\/rest\/v1\/rpc\/(get|find|list|read|sum|describe|export)_/;
/**
 * What does the same thing once however often it is asked: by its key, because it only looks or says what it saw, or because a second
 * sign-up of an address takes the place of the first.
 */
const repeatable =
  /^(\/functions\/v1\/(create-checkout|payment-status|list-payment-methods)|\/rest\/v1\/rpc\/adjust_credits|\/auth\/v1\/(signup|token))$/;

/** A file that takes the place of the one before, a look at a folder, or what is taken away: each leaves the same when it is done twice. */
function isRepeatableOfFiles(path: string, method: string, headers: Headers): boolean {
  if (method === 'DELETE' || path.startsWith('/storage/v1/object/list/')) return true;
  return headers.get('x-upsert') === 'true';
}

/** Whether doing it twice leaves what doing it once leaves, so that asking again is safe even where the first call was carried out. */
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
 * Whether somebody between here and the server says that there was none behind it. Whatever the server itself answers carries the
 * request's id, and speaks JSON where it refuses: proxies send a page, or nothing.
 */
export function isFromBetween(response: Response): boolean {
  const isGateway = response.status >= 502 && response.status <= 504;
  return isGateway && !response.headers.has('x-request-id') && !isJson(response);
}

/**
 * An answer as it would stand if it had come at once: data is read to its end, so that a process that dies amid it is found out here,
 * where it can be asked again. Null: it broke off.
 */
async function wholeOf(response: Response): Promise<Response | null> {
  if (!response.body || !isJson(response)) return response;
  const { status, statusText, headers } = response;
  try {
    return new Response(await response.arrayBuffer(), { status, statusText, headers });
  } catch (cause) {
    // Whoever takes the call back hears of that; a TypeError is a connection that ended too early.
    if (!(cause instanceof TypeError)) throw cause;
    return null;
  }
}

/**
 * The browser's fetch, over the moment in which a process behind the proxy dies: what it left without an answer, or with half of
 * one, goes to another one, where asking twice is safe.
 */
export async function fetchOverGaps(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
  const method = init.method ?? 'GET';
  const isOnce =
    // A body that is read as it is sent, or a request that carries its own, is gone with the first try.
    input instanceof Request ||
    init.body instanceof ReadableStream ||
    !isRepeatable(url, method, new Headers(init.headers));
  let response = await fetch(input, init);
  if (isOnce) return response;
  for (const pauseMs of pausesMs) {
    const whole = isFromBetween(response) ? null : await wholeOf(response);
    if (whole) return whole;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    init.signal?.throwIfAborted();
    response = await fetch(input, init);
  }
  return response;
}
