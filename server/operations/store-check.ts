import type { Services } from '../services.ts';

/** Cache time: proxies check every process every few seconds, and S3 charges per call. */
const believedMs = 15_000;
/** Timeout: a readiness check must not wait for a slow store. */
const patienceMs = 2000;

/** Returns a function that checks whether the object store answers. Its result is cached for `believedMs`. */
export function createStoreCheck({
  objects,
  clock,
  log,
}: Pick<Services, 'objects' | 'clock' | 'log'>): () => Promise<boolean> {
  let asked: { atMs: number; answer: Promise<boolean> } | undefined;

  async function ask(): Promise<boolean> {
    try {
      await objects.ping();
      return true;
    } catch (error) {
      log.warn({ err: error }, 'object store check failed');
      return false;
    }
  }

  return async () => {
    const nowMs = clock().getTime();
    if (!asked || nowMs - asked.atMs >= believedMs) asked = { atMs: nowMs, answer: ask() };
    let timer: NodeJS.Timeout | undefined;
    const impatience = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), patienceMs);
    });
    return Promise.race([asked.answer, impatience]).finally(() => clearTimeout(timer));
  };
}
