/** How an answer is cut into chunks on its way; with `bytes` into words, each character of several bytes torn apart. */
export type Pieces = 'words' | 'characters' | 'bytes' | 'whole';

/** What happens to an answer after so many of its characters. */
export type Mishap = {
  afterCharacters: number;
  how:
    | 'stalls' // nothing more comes, and the connection stays
    | 'is cut' // the socket is destroyed
    | 'ends early' // the stream ends in good order, without a finish
    | 'turns to garbage'; // a chunk that is no JSON, and then the end
};

/** One answer in the model's own words. */
type Spoken = {
  text: string;
  pieces?: Pieces;
  firstTokenAfterMs?: number;
  /** Between two chunks. */
  everyMs?: number;
  finishReason?: 'stop' | 'length' | 'content_filter';
  mishap?: Mishap;
  /** Once these words have gone out nothing more does before that: so that a test looks at a half of the answer for as long as it likes. */
  hold?: { after: string; until: Promise<unknown> };
};

/** One answer of the server that stands before the model. */
type Refused = {
  status: number;
  error?: { message: string; type: string; code?: string | null };
  headers?: Record<string, string>;
  /** Instead of an error body: a page of some proxy. */
  html?: string;
};

/** What the double does with one request. `silence`: it takes the request and never answers. `hangs up`: before any header. `endless`: words until the other side leaves. */
type Deed = { does: 'silence' | 'hangs up' | 'endless' };

/** `after`: nothing of the answer leaves before this. */
export type Reply = (Spoken | Refused | Deed) & { after?: Promise<unknown> };

export const say = (text: string, more: Omit<Spoken, 'text'> = {}): Reply => ({ text, ...more });

/** The errors of OpenAI's protocol, with the bodies that its servers send. */
export const refusals = {
  unauthorised: {
    status: 401,
    error: {
      message: 'Incorrect API key provided.',
      type: 'invalid_request_error',
      code: 'invalid_api_key',
    },
  },
  forbidden: {
    status: 403,
    error: { message: 'This key may not use the model.', type: 'permission_error', code: null },
  },
  noSuchModel: {
    status: 404,
    error: {
      message: 'The model `missing` does not exist or you do not have access to it.',
      type: 'invalid_request_error',
      code: 'model_not_found',
    },
  },
  serverError: {
    status: 500,
    error: { message: 'The server had an error.', type: 'server_error', code: null },
  },
  overloaded: {
    status: 503,
    error: {
      message: 'The engine is overloaded.',
      type: 'service_unavailable_error',
      code: null,
    },
  },
  webPage: {
    status: 200,
    headers: { 'content-type': 'text/html' },
    html: '<!doctype html><html><head><title>Sign in</title></head><body><h1>Sign in to the network</h1></body></html>',
  },
} as const satisfies Record<string, Reply>;

/** Too many requests. @param retryAfter seconds, or an HTTP date */
export const rateLimited = (retryAfter: string): Reply => ({
  status: 429,
  error: { message: 'Rate limit reached.', type: 'requests', code: 'rate_limit_exceeded' },
  headers: { 'retry-after': retryAfter },
});
