import { setTimeout as wait } from 'node:timers/promises';

const lookEveryMs = 10;
const limitMs = 40_000;

/** Looks again and again until there is something. @throws Error naming what never came */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | undefined | false> | T | undefined | false,
): Promise<T> {
  const end = performance.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`It never came: ${what}.`);
    await wait(lookEveryMs);
  }
}
