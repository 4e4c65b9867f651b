import type { Services } from '../services.ts';

/** Proxies ask every few seconds, of every process; S3 is paid by the call. */
const believedMs = 15_000;
/** Whoever asks whether we are ready does not wait for a store that takes its time. */
const patienceMs = 2000;

/** @returns a question whether the store of objects answers, whose answer is believed for a while */
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
