import { configureSupabase } from '#web/data/supabase-client.ts';
import type { HotCall } from './hot-calls.ts';
import type { Cook } from './make-cooks.ts';

/** A request as it goes over the wire, without the address of the server. */
export type Wire = { method: string; path: string; headers: Record<string, string>; body?: string };

/** What one cook sends for one call, but for their token. */
export type Recorded = { call: HotCall; cook: Cook; wires: Wire[] };

const origin = 'http://saffron.bench';
let heard: Wire[] = [];

async function hear(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  const headers = Object.fromEntries(request.headers);
  heard.push({ method: request.method, path: pathname + search, headers, ...(body && { body }) });
  // A count makes the screens content, and one object is nobody's list.
  const answer = { headers: { 'content-range': '0-0/1' } };
  if (request.method === 'HEAD') return new Response(null, answer);
  return Response.json(request.headers.get('accept')?.includes('object') ? {} : [], answer);
}

/**
 * What the official client sends when the screens make the calls. The web app's own functions ask for the browser's client: it gets a
 * place to be at, and an ear for a network.
 */
export async function recordRequests(
  calls: readonly HotCall[],
  anonKey: string,
  cooks: readonly Cook[],
): Promise<Recorded[]> {
  const { fetch } = globalThis;
  const localStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const browser = { window: { location: new URL(origin) }, localStorage, fetch: hear };
  Object.assign(globalThis, browser);
  configureSupabase(anonKey);
  const recorded: Recorded[] = [];
  for (const call of calls) {
    for (const cook of cooks) {
      heard = [];
      await call.make(cook.id, cook.recipeId);
      // The web app's client is made once, with the key of the first product that it was shown.
      const keyed = (wire: Wire) => ({ ...wire, headers: { ...wire.headers, apikey: anonKey } });
      recorded.push({ call, cook, wires: heard.map(keyed) });
    }
  }
  Object.assign(globalThis, { window: undefined, localStorage: undefined, fetch });
  return recorded;
}
