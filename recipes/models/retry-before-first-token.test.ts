import { expect, test } from 'vitest';
import { ModelError } from './model-error.ts';
import { retryBeforeFirstToken } from './retry-before-first-token.ts';

const busy = new ModelError('unavailable', 'busy', { retryable: true });

test('does not retry after the first token, even if the failure is retryable', async () => {
  let tries = 0;
  async function* attempt() {
    tries += 1;
    yield '# Lentil';
    throw busy;
  }
  const signal = AbortSignal.timeout(5000);
  const wait = async () => {};
  const said: string[] = [];
  const listen = async () => {
    for await (const text of retryBeforeFirstToken(attempt, {
      signal,
      maxPauseMs: 1000,
      wait,
    })) {
      said.push(text);
    }
  };
  await expect(listen()).rejects.toBe(busy);
  expect({ tries, said }).toEqual({ tries: 1, said: ['# Lentil'] });
});
