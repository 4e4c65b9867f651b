// A separate process for the cooks, so that the product cannot delay their clocks.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { orderOf } from './orders.ts';

export type Visit = { url: string; anonKey: string; tokens: string[] };
/** Milliseconds from the request to the first byte of the response body, to the first line of a recipe, and to the end of the stream. */
export type Told = { firstByteMs: number; firstLineMs: number; endMs: number; ended: string };
export type ClientsAreAsked =
  | ({ ask: 'one by one'; count: number; path: string } & Visit)
  | ({ ask: 'all at once'; withinMs: number } & Visit)
  | ({ ask: 'hot calls'; everyMs: number } & Visit)
  | { ask: 'stop' };
export type ClientsSay =
  | { said: 'told'; told: Told[] }
  | { said: 'hot'; tookMs: number[]; failed: number };

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const say = (message: ClientsSay) => process.send?.(message);
let isStopped = false;

const headersOf = (anonKey: string, token: string) => ({
  apikey: anonKey,
  authorization: `Bearer ${token}`,
});

/** Orders a recipe as the screen does and follows its stream to the end. */
function order(visit: Visit, number: number, path: string): Promise<Told> {
  const { url, anonKey, tokens } = visit;
  const body = JSON.stringify({ prompt: '', options: orderOf(number) });
  const headers = {
    ...headersOf(anonKey, tokens[number % tokens.length] ?? ''),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    accept: 'text/event-stream',
    'idempotency-key': randomUUID(),
  };
  const startedAtMs = performance.now();
  const since = () => performance.now() - startedAtMs;
  return new Promise((resolve) => {
    const never = Number.POSITIVE_INFINITY;
    // A broken connection also resolves, so that the other streams are followed to their ends.
    const breakOff = ({ message }: Error) =>
      resolve({ firstByteMs: never, firstLineMs: never, endMs: since(), ended: message });
    const asking = request(new URL(path, url), { method: 'POST', agent, headers }, (response) => {
      let firstByteMs: number | undefined;
      let firstLineMs: number | undefined;
      let tail = '';
      response.on('data', (bytes: Buffer) => {
        firstByteMs ??= since();
        if (firstLineMs === undefined && bytes.includes('event: partial')) firstLineMs = since();
        tail = `${tail}${bytes.toString('latin1')}`.slice(-40_000);
      });
      response.on('error', breakOff);
      response.on('end', () => {
        const ended = /event: (recipe|error)\ndata: (.*)\n\n$/.exec(tail);
        resolve({
          firstByteMs: firstByteMs ?? never,
          firstLineMs: firstLineMs ?? never,
          endMs: since(),
          ended: ended?.[1] === 'recipe' ? 'recipe' : `${response.statusCode} ${tail.slice(-200)}`,
        });
      });
    });
    asking.on('error', breakOff);
    asking.end(body);
  });
}

async function oneByOne({ count, path, ...visit }: Visit & { count: number; path: string }) {
  const told: Told[] = [];
  for (let number = 0; number < count; number += 1) told.push(await order(visit, number, path));
  say({ said: 'told', told });
}

async function allAtOnce({ withinMs, ...visit }: Visit & { withinMs: number }): Promise<void> {
  const { length } = visit.tokens;
  const orders = visit.tokens.map(async (_token, number) => {
    await wait(Math.max(1, (number / length) * withinMs));
    return order(visit, number, '/functions/v1/generate-recipe');
  });
  say({ said: 'told', told: await Promise.all(orders) });
}

/**
 * Requests a cook's own recipe list until a `stop` message, as an ordinary screen under load. Starts each call on schedule, whether or not
 * the previous one was answered, so that slow moments are not under-counted.
 */
async function callHot({ everyMs, url, anonKey, tokens }: Visit & { everyMs: number }) {
  const tookMs: number[] = [];
  let failed = 0;
  isStopped = false;
  const path = '/rest/v1/recipes?select=id,name,created_at&order=created_at.desc&limit=12';
  async function call(number: number): Promise<void> {
    const startedAtMs = performance.now();
    const headers = headersOf(anonKey, tokens[number % tokens.length] ?? '');
    const response = await fetch(new URL(path, url), { headers });
    await response.arrayBuffer();
    if (!response.ok) failed += 1;
    tookMs.push(performance.now() - startedAtMs);
  }
  const calls: Promise<void>[] = [];
  while (!isStopped) {
    calls.push(call(calls.length));
    await wait(everyMs);
  }
  await Promise.all(calls);
  say({ said: 'hot', tookMs, failed });
}

process.on('message', (message: ClientsAreAsked) => {
  if (message.ask === 'one by one') void oneByOne(message);
  else if (message.ask === 'all at once') void allAtOnce(message);
  else if (message.ask === 'hot calls') void callHot(message);
  else isStopped = true;
});
process.on('disconnect', () => process.exit(0));
