/** How an answer is cut into chunks. `bytes` cuts into words and splits each multi-byte character. */
export type Pieces = 'words' | 'characters' | 'bytes' | 'whole';

/** What goes wrong after this number of characters. */
export type ReplyFault = {
  afterCharacters: number;
  how:
    | 'stalls' // no more data arrives, and the connection stays open
    | 'is cut' // the socket is destroyed
    | 'ends early' // the stream ends cleanly, without a finish reason
    | 'turns to garbage'; // a chunk of invalid JSON, then the end of the stream
};

/** One answer with text from the model. */
type Spoken = {
  text: string;
  pieces?: Pieces;
  firstTokenAfterMs?: number;
  /** The pause between two chunks. */
  everyMs?: number;
  finishReason?: 'stop' | 'length' | 'content_filter';
  fault?: ReplyFault;
  /** After these words nothing is sent until the promise resolves, so that a test can inspect a partial answer for as long as it needs. */
  hold?: { after: string; until: Promise<unknown> };
};

/** One error response of the server in front of the model. */
type Refused = {
  status: number;
  error?: { message: string; type: string; code?: string | null };
  headers?: Record<string, string>;
  /** An HTML page of a proxy, sent instead of an error body. */
  html?: string;
};

/**
 * What the test server does with one request. `silence`: never answers. `hangs up`: closes before any header. `endless`: sends words until the
 * client leaves.
 */
type NoAnswer = { does: 'silence' | 'hangs up' | 'endless' };

/** `after`: nothing of the answer is sent before this promise resolves. */
export type Reply = (Spoken | Refused | NoAnswer) & { after?: Promise<unknown> };

export const say = (text: string, more: Omit<Spoken, 'text'> = {}): Reply => ({ text, ...more });

/** The errors of OpenAI's protocol, with the bodies that OpenAI's servers send. */
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

/** Returns a 429 reply. @param retryAfter seconds, or an HTTP date */
export const rateLimited = (retryAfter: string): Reply => ({
  status: 429,
  error: { message: 'Rate limit reached.', type: 'requests', code: 'rate_limit_exceeded' },
  headers: { 'retry-after': retryAfter },
});
