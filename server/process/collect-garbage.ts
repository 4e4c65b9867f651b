import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** The check interval. The server must be quiet for one interval. */
const usuallyLookEveryMs = 5_000;
/** Requests per interval that still count as quiet: health checks and a single visitor. */
const quietRequests = 10;
/** Memory growth below this is not worth the pause. */
const worthBytes = 16 * 2 ** 20;
/** How far the heap may grow over the memory in use before V8 collects, in percent. */
const maxGarbagePercent = 12;

/**
 * Collects the garbage of the start: loading a thousand modules leaves more than half of the heap empty, and V8 keeps that memory until it
 * runs short. The process pauses for about a tenth of a second, so call this while no request waits.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  try {
    const collect = runInNewContext('gc') as Collect;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  } finally {
    setFlagsFromString('--no-expose-gc');
  }
}

/**
 * Lets the heap grow by an eighth over the memory in use before V8 collects. By default V8 lets it double, and more on a machine with much
 * memory, so a traffic peak would take twice the memory that it needs. The cost is an extra collection now and then, most of it concurrent.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${maxGarbagePercent}`);
}

/**
 * Collects garbage once the process is idle: without requests, V8 keeps the memory of its busiest moment. The trigger is memory growth and
 * not a number of requests, since one recipe leaves more garbage than a thousand small responses. No collection runs while a response,
 * including a stream, is open.
 * @param collectNow for tests, as is `residentBytes`
 */
export function collectGarbageWhenIdle(
  server: Pick<Server, 'on' | 'once'>,
  {
    collectNow = collectGarbage,
    residentBytes = (): number => process.memoryUsage.rss(),
    lookEveryMs = usuallyLookEveryMs,
  } = {},
): void {
  let recent = 0;
  let owed = 0;
  let leastBytes = residentBytes();
  server.on('request', (_request, response) => {
    recent += 1;
    owed += 1;
    response.once('close', () => {
      owed -= 1;
    });
  });
  const timer = setInterval(() => {
    const isQuiet = recent <= quietRequests && owed === 0;
    recent = 0;
    const bytes = residentBytes();
    leastBytes = Math.min(leastBytes, bytes);
    if (!isQuiet || bytes - leastBytes < worthBytes) return;
    collectNow();
    leastBytes = residentBytes();
  }, lookEveryMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
