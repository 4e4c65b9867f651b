import { ModelError } from './model-error.ts';

const maxTries = 3;
const firstPauseMs = 500;
/** A provider may ask for one pause of at most this share of the model's timeout, and at most this long. */
const pauseShare = 1 / 3;
const maxRequestedPauseMs = 20_000;

export type Retrying = {
  signal: AbortSignal;
  /** No retry if the provider asks for a longer pause: the cook would wait for nothing. */
  maxPauseMs: number;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
};

/** Returns the maximum pause of a model with this timeout, in milliseconds. If a provider asks for a longer one, there is no retry. */
export function maxPauseWithin(timeoutMs: number): number {
  return Math.min(maxRequestedPauseMs, timeoutMs * pauseShare);
}

/** Waits, or throws the signal's reason when it aborts first. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** Exponential backoff with jitter: doubled each time and spread over half of it, so that requests that fail together do not retry together. */
function pauseAfter(failure: ModelError, tries: number, random: () => number): number {
  const backOffMs = firstPauseMs * 2 ** (tries - 1) * (0.75 + random() / 2);
  return Math.max(failure.retryAfterMs ?? 0, backOffMs);
}

/**
 * Streams the text of `attempt`, and retries while the failure is retryable and no text has been yielded: the text of a second attempt must
 * never follow text of the first.
 * @throws the last failure; the signal's reason when it aborts
 */
export async function* retryBeforeFirstToken(
  attempt: () => AsyncIterable<string>,
  { signal, maxPauseMs, wait = pause, random = Math.random }: Retrying,
): AsyncIterable<string> {
  for (let tries = 1; ; tries += 1) {
    let spoke = false;
    try {
      for await (const text of attempt()) {
        spoke = true;
        yield text;
      }
      return;
    } catch (error) {
      signal.throwIfAborted();
      const curable = error instanceof ModelError && error.retryable && !spoke;
      if (!curable || tries >= maxTries) throw error;
      const pauseMs = pauseAfter(error, tries, random);
      if (pauseMs > maxPauseMs) throw error;
      await wait(pauseMs, signal);
    }
  }
}
