import { describe, expect, test } from 'vitest';
import { notices } from '#contract/notices.ts';
import { signUpConfirmed } from '../support/people.ts';
import { goodAnswer, type Script } from '../support/scripted-model.ts';
import { generate, ledgerOf, thaiVegan, withScript } from './generate-scene.ts';

describe('generate-recipe with a model', () => {
  test('sends the server’s own prompt, never the client’s', () =>
    withScript([goodAnswer], async (testApp, model) => {
      const cook = await signUpConfirmed(testApp);
      const { data } = await generate(cook, { ...thaiVegan, q: 'for a cold evening' });
      expect(data.title).toBe('Lemon Rice with Peas');
      expect(model.asked[0]?.prompt).toContain('Dietary Constraints: Vegan');
      expect(model.asked[0]?.prompt).toContain('for a cold evening');
      expect(model.asked[0]?.prompt).not.toContain('poem');
    }));

  test('ten requests at once with one credit: one model call, the others get 409', () =>
    withScript(
      [goodAnswer],
      async (testApp, model) => {
        const cook = await signUpConfirmed(testApp);
        const answers = [];
        const all = Array.from({ length: 10 }, async () => {
          const answer = await generate(cook, thaiVegan);
          answers.push(answer);
          if (answers.length === 9) model.release();
          return answer;
        });
        const settled = await Promise.all(all);
        expect(model.asked).toHaveLength(1);
        expect(settled.filter(({ data }) => data)).toHaveLength(1);
        const refusals = settled.flatMap(({ refusal }) => refusal ?? []);
        expect(refusals).toHaveLength(9);
        for (const refusal of refusals) {
          expect(refusal).toMatchObject({ status: 409, title: notices.pleaseWait.title });
        }
        expect(await ledgerOf(testApp, cook)).toEqual({
          balance: 0,
          kinds: ['free', 'generation'],
        });
      },
      { held: true },
    ));

  test('a second click with the same key waits for the first and gets its answer', () =>
    withScript(
      [goodAnswer],
      async (testApp, model) => {
        const cook = await signUpConfirmed(testApp);
        const first = generate(cook, thaiVegan, 'double');
        while (model.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
        const second = generate(cook, thaiVegan, 'double');
        model.release();
        expect((await second).data).toEqual((await first).data);
        expect(model.asked).toHaveLength(1);
      },
      { held: true },
    ));

  const withButter = goodAnswer.replace('- 2 tbsp olive oil', '- 50 g butter');

  test('an answer that breaks the diet is repaired once, with the fault in the prompt', () =>
    withScript([withButter, goodAnswer], async (testApp, model) => {
      const cook = await signUpConfirmed(testApp);
      const { data } = await generate(cook, thaiVegan);
      expect(data.recipe.ingredients).toContain('2 tbsp olive oil');
      expect(model.asked).toHaveLength(2);
      expect(model.asked[1]?.prompt).toContain('butter');
    }));

  const failures: [string, Script[], number, string][] = [
    ['a broken diet, twice', [withButter], 502, notices.generationFailed.title],
    ['an empty answer', ['  \n'], 502, notices.noContent.title],
    ['an answer without a recipe', ['I would rather not.'], 502, notices.generationFailed.title],
    ['a provider that fails', [new Error('503 overloaded')], 502, notices.generationFailed.title],
    ['a model that takes too long', ['never'], 504, notices.timedOut.title],
  ];
  test.each(failures)(
    '%s refunds the credit once and returns its notice',
    (_name, scripts, status, title) =>
      withScript(
        scripts,
        async (testApp) => {
          const cook = await signUpConfirmed(testApp);
          const first = await generate(cook, thaiVegan, 'failing');
          expect(first.refusal).toMatchObject({ status, title });
          const again = await generate(cook, thaiVegan, 'failing');
          expect(again.refusal).toMatchObject({ status, title });
          expect(await ledgerOf(testApp, cook)).toEqual({
            balance: 1,
            kinds: ['free', 'generation', 'generation_refund'],
          });
        },
        // The other failures get a long timeout, so that they do not time out on a busy machine.
        { timeoutMs: scripts[0] === 'never' ? 300 : 60_000 },
      ),
  );

  test('a stopping process refunds the credit and answers with code interrupted', () => {
    const stop = new AbortController();
    return withScript(
      ['never'],
      async (testApp, model) => {
        const cook = await signUpConfirmed(testApp);
        const running = generate(cook, thaiVegan);
        while (model.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
        stop.abort();
        expect((await running).refusal).toMatchObject({ status: 503, code: 'interrupted' });
        expect((await ledgerOf(testApp, cook)).balance).toBe(1);
      },
      { app: { services: { stopping: stop.signal } } },
    );
  });
});
