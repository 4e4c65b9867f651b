import { ModelError } from '../model-error.ts';
import type { Access, Fetch } from './adapter.ts';
import { tidyAnswer, tidyStream } from './tidy-stream.ts';

/** The endpoints of the protocol, as opposed to the picture URLs in its answers. */
const calls = /^\/(chat\/completions|images\/generations|models)$/;

const atVersionOne = (address: string) => {
  const url = new URL(address);
  if (calls.test(url.pathname)) url.pathname = `/v1${url.pathname}`;
  return url.href;
};

/** Whether the server rejects `stream_options` (token counts in a stream), as older servers do. */
async function refusesToCount(response: Response, body: string): Promise<boolean> {
  if (response.status !== 400 && response.status !== 422) return false;
  return (
    body.includes('"stream_options"') &&
    /stream_options|extra_forbidden|unknown field/i.test(await response.clone().text())
  );
}

function withoutCounting(body: string): string {
  const { stream_options: _left, ...rest } = JSON.parse(body) as Record<string, unknown>;
  return JSON.stringify(rest);
}

/** Converts the answer to a streaming request to the event stream that the library expects, whatever its format. */
async function asEventStream(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (/text\/html/i.test(type)) {
    await response.body?.cancel();
    throw new ModelError(
      'not-found',
      'The address answers with a web page; it should speak the OpenAI protocol, mostly under …/v1.',
    );
  }
  const headers = { 'content-type': 'text/event-stream' };
  if (/application\/json/i.test(type))
    return new Response(tidyAnswer(await response.text()), { headers });
  return new Response(response.body && tidyStream(response.body), { headers });
}

/**
 * Wraps fetch for servers that deviate a little from the OpenAI protocol: an address without its `/v1`, a rejection of `stream_options`, an
 * answer in one piece where a stream was requested, a stream without a finish. Other failures are passed on unchanged.
 */
export function forgivingFetch({ fetch, baseUrl }: Access): Fetch {
  const mayLackVersion = new URL(baseUrl).pathname === '/';
  let toAddress = (address: string) => address;
  let counts = true;
  return async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    const body = typeof init?.body === 'string' ? init.body : undefined;
    const ask = (at: string) =>
      fetch(at, body && !counts ? { ...init, body: withoutCounting(body) } : init);
    let response = await ask(toAddress(address));
    if (response.status === 404 && mayLackVersion && atVersionOne(address) !== toAddress(address)) {
      await response.body?.cancel();
      response = await ask(atVersionOne(address));
      if (response.ok) toAddress = atVersionOne;
    }
    if (body && counts && (await refusesToCount(response, body))) {
      await response.body?.cancel();
      counts = false;
      response = await ask(toAddress(address));
    }
    return response.ok && body?.includes('"stream":true') ? asEventStream(response) : response;
  };
}
