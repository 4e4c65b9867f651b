import { describe, expect, test, vi } from 'vitest';
import { ModelError, type ModelErrorKind } from '#recipes/models/model-error.ts';
import { signUpConfirmed } from '../support/people.ts';
import { goodAnswer, linesOf, type Script, stall } from '../support/scripted-model.ts';
import { generate, ledgerOf, thaiVegan, withScript } from './generate-scene.ts';
import { call, follow } from './generate-stream-scene.ts';

const givenBack = { balance: 1, kinds: ['free', 'generation', 'generation_refund'] };

const kinds: [ModelErrorKind, number, RegExp][] = [
  ['rate-limited', 503, /busy right now.*in a minute/],
  ['unavailable', 503, /can't reach the recipe service/],
  ['unauthorised', 502, /isn't set up correctly/],
  ['not-found', 502, /isn't set up correctly/],
  ['rejected', 502, /turned this request down/],
  ['content-filtered', 422, /content filter/],
  ['interrupted', 502, /stopped partway through/],
];
test.each(kinds)('model error %s answers %i and refunds the credit', (kind, status, message) =>
  withScript([new ModelError(kind, `test: ${kind}`)], async (testApp) => {
    const cook = await signUpConfirmed(testApp);
    const stream = follow(await call(testApp, cook, { options: thaiVegan, key: 'k' }));
    const { data } = await stream.first('error');
    expect(data).toMatchObject({ status, error: expect.stringMatching(message) });
    expect(data.error).toContain('Your credit is back');
    expect((await generate(cook, thaiVegan, 'k')).refusal?.status).toBe(status);
    expect(await ledgerOf(testApp, cook)).toEqual(givenBack);
  }),
);

describe('a first answer that is not a recipe', () => {
  const cut = new ModelError('interrupted', 'test: the connection was lost');
  const firsts: [string, Script][] = [
    ['text without a recipe', 'Cooking is a joy, and so is eating.'],
    ['a truncated recipe', [...linesOf(goodAnswer).slice(0, 8), cut]],
  ];
  test.each(firsts)('%s is retried once', (_name, first) =>
    withScript([first, goodAnswer], async (testApp, model) => {
      const cook = await signUpConfirmed(testApp);
      expect((await generate(cook, thaiVegan)).data.title).toBe('Lemon Rice with Peas');
      expect(model.asked).toHaveLength(2);
    }),
  );
});

test('tokens of both calls and the cost are stored, also for a failed generation', () => {
  const price = { inputUsdPerMillionTokens: 2, outputUsdPerMillionTokens: 8 };
  const inedible = goodAnswer.replace('- 1 tsp salt', '- 90 g salt');
  return withScript(
    [inedible, goodAnswer, 'Cooking is a joy.'],
    async (testApp) => {
      const cook = await signUpConfirmed(testApp);
      const { owner } = testApp.testDatabase;
      await owner`update public.credits set balance = 2 where user_id = ${cook.user.id}`;
      await generate(cook, thaiVegan);
      await generate(cook, thaiVegan);
      const rows = await owner`
        select status, repaired, input_tokens, output_tokens, cost_usd, timings
        from public.generations where user_id = ${cook.user.id} order by created_at`;
      const both = { repaired: true, input_tokens: 2000, output_tokens: 1000 };
      expect(rows).toMatchObject([
        { status: 'completed', ...both, cost_usd: '0.012000' },
        { status: 'failed', ...both, cost_usd: '0.012000' },
      ]);
      expect(rows[1]?.timings).toMatchObject({ modelMs: expect.any(Number) });
    },
    { price },
  );
});

test('a repair does not start without enough time left, and the credit is refunded', () => {
  // Takes 40 of the 60 seconds on a fake clock, independent of the load on this machine.
  vi.useFakeTimers({ toFake: ['performance'] });
  const slow = async () => void vi.advanceTimersByTime(40_000);
  const withButter = goodAnswer.replace('- 2 tbsp olive oil', '- 50 g butter');
  return withScript(
    [[slow, withButter], goodAnswer],
    async (testApp, model) => {
      const cook = await signUpConfirmed(testApp);
      expect((await generate(cook, thaiVegan)).refusal).toMatchObject({ code: 'check_failed' });
      expect(model.asked).toHaveLength(1);
      expect(await ledgerOf(testApp, cook)).toEqual(givenBack);
    },
    { timeoutMs: 60_000 },
  );
});

/** Differs from every other timeout of the product. */
const timeoutMs = 61_234;

test('the timeout covers both calls: a stalled repair ends with Timed out', () => {
  const withButter = goodAnswer.replace('- 2 tbsp olive oil', '- 50 g butter');
  // The timeout fires once the repair call has started and not before, however busy this machine is.
  const time = new AbortController();
  const isOver = async () => time.abort(new DOMException('It is over.', 'TimeoutError'));
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    ms === timeoutMs ? time.signal : timeout.call(AbortSignal, ms),
  );
  return withScript(
    [withButter, [isOver, stall]],
    async (testApp, model) => {
      const cook = await signUpConfirmed(testApp);
      const stream = follow(await call(testApp, cook, { options: thaiVegan }));
      expect((await stream.first('error')).data).toMatchObject({ status: 504, code: 'timed_out' });
      expect(model.asked).toHaveLength(2);
      expect(await ledgerOf(testApp, cook)).toEqual(givenBack);
    },
    { timeoutMs },
  );
});

test('a stopping process ends its streams with an error and refunds the credits', () => {
  const stop = new AbortController();
  return withScript(
    [[linesOf(goodAnswer)[0] ?? '', stall]],
    async (testApp) => {
      const cook = await signUpConfirmed(testApp);
      const stream = follow(await call(testApp, cook, { options: thaiVegan }));
      await stream.first('partial');
      stop.abort();
      await testApp.app.drain();
      expect((await stream.toEnd()).at(-1)).toMatchObject({
        event: 'error',
        data: { status: 503, code: 'interrupted' },
      });
      expect(await ledgerOf(testApp, cook)).toEqual(givenBack);
    },
    { app: { services: { stopping: stop.signal } } },
  );
});
