import { configureSupabase } from '#web/data/supabase-client.ts';
import type { HotCall } from './hot-calls.ts';
import type { Cook } from './make-cooks.ts';

/** A request as it goes over the wire, without the address of the server. */
export type Wire = { method: string; path: string; headers: Record<string, string>; body?: string };

/** What one cook sends for one call, without the cook's token. */
export type Recorded = { call: HotCall; cook: Cook; wires: Wire[] };

const origin = 'http://saffron.bench';
let heard: Wire[] = [];

async function hear(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  const headers = Object.fromEntries(request.headers);
  heard.push({ method: request.method, path: pathname + search, headers, ...(body && { body }) });
  // The screens need a count in `content-range`, and an object instead of a list where they request a single object.
  const answer = { headers: { 'content-range': '0-0/1' } };
  if (request.method === 'HEAD') return new Response(null, answer);
  return Response.json(request.headers.get('accept')?.includes('object') ? {} : [], answer);
}

/**
 * Records what the official client sends when the screens make the calls. The web app's own functions use the browser client, so this
 * replaces `window.location`, `localStorage` and `fetch` while it records.
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
      // The web app creates its client once, with the key of the first product that it was configured for.
      const keyed = (wire: Wire) => ({ ...wire, headers: { ...wire.headers, apikey: anonKey } });
      recorded.push({ call, cook, wires: heard.map(keyed) });
    }
  }
  Object.assign(globalThis, { window: undefined, localStorage: undefined, fetch });
  return recorded;
}
