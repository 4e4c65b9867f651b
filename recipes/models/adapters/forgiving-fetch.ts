import { ModelError } from '../model-error.ts';
import type { Access, Fetch } from './adapter.ts';
import { tidyAnswer, tidyStream } from './tidy-stream.ts';

/** The calls of the protocol, as opposed to the addresses of pictures that its answers name. */
const calls = /^\/(chat\/completions|images\/generations|models)$/;

const atVersionOne = (address: string) => {
  const url = new URL(address);
  if (calls.test(url.pathname)) url.pathname = `/v1${url.pathname}`;
  return url.href;
};

/** Whether the server refuses to count tokens while it streams, as older ones do. */
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

/** The answer to a streamed question as the event stream that the library expects, whatever it came as. */
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
 * For servers that speak the OpenAI protocol a little differently: an address without its `/v1`, a refusal to count tokens, an answer in one
 * piece where a stream was asked for, a stream without a finish. What fails otherwise is passed on as it is.
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
