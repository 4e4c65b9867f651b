import { inject } from 'vitest';

/** Returns every n-th item in the gate, beginning with the first, and all items in `test:all`. */
export function sampleInGate<T>(all: readonly T[], every: number): T[] {
  return inject('runsAll') ? [...all] : all.filter((_, at) => at % every === 0);
}
