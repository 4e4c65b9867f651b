import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** So long must it be quiet, and so often is looked. */
const usuallyLookEveryMs = 5_000;
/** What health checks and a single visitor ask in that time. */
const quietRequests = 10;
/** Less than this is not worth the stop. */
const worthBytes = 16 * 2 ** 20;
/** What may lie about for each hundred that are in use, before V8 looks for it. */
const maxGarbagePercent = 12;

/**
 * Collects the garbage of the start: reading a thousand modules leaves more than half of the heap empty,
 * and V8 keeps it until it is short of memory. It stops the process for about a tenth of a second: to be called while nobody waits.
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
 * Lets the heap grow by an eighth over what is in use before it is collected; by itself V8 lets it double, and more where there is much
 * memory. A crowd would take twice what it needs. It costs a collection more now and then, most of which is done beside the work.
 */
export function growHeapSlowly(): void {
  setFlagsFromString(`--heap-growing-percent=${maxGarbagePercent}`);
}

/**
 * Collects garbage once the process is idle: V8 keeps the room of its busiest moment for as long as nothing is asked of it. Memory is
 * compared and not requests counted, since one recipe leaves more than a thousand small answers. While an answer is owed, a stream among
 * them, nothing is done.
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
