import { setTimeout as wait } from 'node:timers/promises';

const lookEveryMs = 10;
const limitMs = 40_000;

/** Polls until `look` returns a value. @throws Error that names what did not happen */
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
