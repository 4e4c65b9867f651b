import { expect, vi } from 'vitest';

/** A call that the screen sent to the server. */
export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Parsed where it is JSON, null where there is none. */
  body: unknown;
};

type Answerer = (call: Call) => Response | Promise<Response>;
type Rule = { method: string; path: string; answerer: Answerer };

let rules: Rule[] = [];
let unexpected: string[] = [];

async function readCall(input: RequestInfo | URL, init?: RequestInit): Promise<Call> {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  const isJson = request.headers.get('content-type')?.includes('json');
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    body: text === '' ? null : isJson ? JSON.parse(text) : text,
  };
}

async function answerCall(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const call = await readCall(input, init);
  const rule = rules.findLast(({ method, path }) => method === call.method && path === call.path);
  if (rule) return rule.answerer(call);
  unexpected.push(`${call.method} ${call.path}?${call.query}`);
  return json({ message: 'No test answers this call.' }, 501);
}

/** Returns a JSON response of the server. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/**
 * Answers calls of the screen in place of the server, for the rest of the test. The latest rule for a path wins.
 * @param route method and path, such as `GET /rest/v1/credits`
 * @returns an array to which each call is added when it arrives
 */
export function answer(route: string, answerer: Answerer): Call[] {
  const [method = '', path = ''] = route.split(' ');
  const calls: Call[] = [];
  rules.push({
    method,
    path,
    answerer(call) {
      calls.push(call);
      return answerer(call);
    },
  });
  return calls;
}

/** Replaces `fetch`, so that every call of the screen goes to the rules of this test. */
export function startAnswering(): void {
  // Two seconds after a request without a response the app probes the connection: that may be in the next test.
  rules = [{ method: 'GET', path: '/healthz', answerer: () => json({}) }];
  unexpected = [];
  vi.stubGlobal('fetch', answerCall);
}

/** Restores `fetch`. @throws when a call came that no rule answers */
export function stopAnswering(): void {
  vi.unstubAllGlobals();
  expect(unexpected, 'calls that the test does not answer').toEqual([]);
}
