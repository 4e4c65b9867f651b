import { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { further } from '#tests/lanes.ts';
import type { TestApp } from '../support/app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { goodAnswer, linesOf, stall } from '../support/scripted-model.ts';
import { generate, ledgerOf, thaiVegan, withScript } from './generate-scene.ts';
import { call, follow, gate, until } from './generate-stream-scene.ts';

const [title = '', ...others] = linesOf(goodAnswer);
const rest = others.join('');

/** Cancels a generation, as the web app does. */
async function cancel(person: Person, generationId: string) {
  const { data, error } = await person.client.functions.invoke('cancel-generation', {
    body: { generationId },
  });
  if (!(error instanceof FunctionsHttpError)) return { status: 200, body: data };
  const response = error.context as Response;
  return { status: response.status, body: await response.json() };
}

async function open(testApp: TestApp, cook: Person, key?: string) {
  const response = await call(testApp, cook, { options: thaiVegan, ...(key ? { key } : {}) });
  const stream = follow(response);
  const { data } = await stream.first('status');
  return { stream, id: data.generationId };
}

const cancelled = { event: 'error', data: { code: 'cancelled', title: 'Cancelled' } };
const givenBack = { balance: 1, kinds: ['free', 'generation', 'generation_refund'] };

describe('cancelling', () => {
  test('before the first line stops the model and refunds the credit once', () =>
    withScript([[stall]], async (testApp, model) => {
      const cook = await signUpConfirmed(testApp);
      const { stream, id } = await open(testApp, cook);
      await until(() => model.asked.length > 0);
      const first = await cancel(cook, id);
      expect(first).toEqual({
        status: 200,
        body: { generationId: id, status: 'failed', reason: 'cancelled', balance: 1 },
      });
      expect((await stream.toEnd()).at(-1)).toMatchObject(cancelled);
      expect(model.asked[0]?.signal.aborted).toBe(true);
      expect(await cancel(cook, id)).toEqual(first);
      expect(await ledgerOf(testApp, cook)).toEqual(givenBack);
    }));

  test('after the first line is refused, and the recipe is delivered', () => {
    const restMayCome = gate();
    return withScript([[title, restMayCome.opened, rest]], async (testApp) => {
      const cook = await signUpConfirmed(testApp);
      const { stream, id } = await open(testApp, cook);
      await stream.first('partial');
      expect(await cancel(cook, id)).toMatchObject({
        status: 409,
        body: { error: "Your recipe is almost done. You'll find it under Unsaved recipes." },
      });
      restMayCome.open();
      expect((await stream.toEnd()).at(-1)?.event).toBe('recipe');
      expect((await cancel(cook, id)).status).toBe(409);
      expect((await ledgerOf(testApp, cook)).balance).toBe(0);
    });
  });

  test('a generation without a stream works until it ends', () =>
    withScript([[title, stall]], async (testApp, model) => {
      const cook = await signUpConfirmed(testApp);
      const plain = generate(cook, thaiVegan);
      await until(() => model.asked.length > 0);
      const { data } = await cook.client.from('generations').select('id').single();
      expect((await cancel(cook, data?.id)).status).toBe(200);
      expect((await plain).refusal).toMatchObject({ status: 410, code: 'cancelled' });
      expect(await ledgerOf(testApp, cook)).toEqual(givenBack);
    }));

  test('is refused for another user and for a visitor', () =>
    withScript([[stall]], async (testApp) => {
      const [cook, stranger] = [await signUpConfirmed(testApp), await signUpConfirmed(testApp)];
      const { id } = await open(testApp, cook);
      expect((await cancel(stranger, id)).status).toBe(404);
      expect((await cancel(cook, 'not an id')).status).toBe(400);
      const nobody = await testApp
        .client()
        .functions.invoke('cancel-generation', { body: { generationId: id } });
      expect((nobody.error as FunctionsHttpError).context.status).toBe(401);
      expect((await ledgerOf(testApp, cook)).balance).toBe(0);
    }));
});

/** Lets the model write and cancels, `byMs` apart. A positive `byMs` lets the model write first. */
async function race(
  letItWrite: () => void,
  cancelIt: () => ReturnType<typeof cancel>,
  byMs: number,
) {
  const pause = () => new Promise((resolve) => setTimeout(resolve, Math.abs(byMs)));
  if (byMs > 0) {
    letItWrite();
    await pause();
    return cancelIt();
  }
  const cancelling = cancelIt();
  await pause();
  letItWrite();
  return cancelling;
}

test('fifty races of cancel and first line: never both a line and a refund', further, () => {
  const gates = Array.from({ length: 50 }, gate);
  const scripts = gates.map(({ opened }) => [opened, title, rest]);
  return withScript(scripts, async (testApp, model) => {
    const cook = await signUpConfirmed(testApp);
    const { owner } = testApp.testDatabase;
    await owner`update public.credits set balance = 50 where user_id = ${cook.user.id}`;
    let served = 0;
    let cancelMs = Number.POSITIVE_INFINITY;
    /** The first cancel ends before the first line and measures how long a cancel takes. The others start about that long before the line. */
    async function raceOf(round: number, letItWrite: () => void, id: string) {
      if (round > 0)
        return race(letItWrite, () => cancel(cook, id), (cancelMs * (round - 32)) / 32);
      const beganMs = performance.now();
      const answer = await cancel(cook, id);
      cancelMs = performance.now() - beganMs;
      letItWrite();
      return answer;
    }
    for (const [round, { open: letItWrite }] of gates.entries()) {
      const { stream, id } = await open(testApp, cook, `race-${round}`);
      await until(() => model.asked.length > round);
      const { status } = await raceOf(round, letItWrite, id);
      const events = await stream.toEnd();
      const lines = events.filter(({ event }) => event === 'partial' || event === 'recipe');
      if (status === 200) expect(lines).toEqual([]);
      else served += 1;
      expect(events.at(-1)).toMatchObject(status === 200 ? cancelled : { event: 'recipe' });
      expect((await ledgerOf(testApp, cook)).balance).toBe(50 - served);
    }
    expect(served).toBeLessThan(50);
  });
});

describe('two processes on one database', () => {
  test('the second streams the same recipe, and its cancel stops the model', () => {
    const restMayCome = gate();
    return withScript([[title, restMayCome.opened, rest], [stall]], async (testApp, model) => {
      const cook = await signUpConfirmed(testApp);
      const second = createApp(testApp.services);
      const there = {
        services: testApp.services,
        request: (path: string, init?: RequestInit) =>
          second.fetch(new Request(new URL(path, 'http://saffron.test'), init), {
            peerAddress: '127.0.0.1',
          }),
      };
      const { stream } = await open(testApp, cook, 'shared');
      const far = follow(await call(there, cook, { options: thaiVegan, key: 'shared' }));
      expect((await far.first('status')).data.phase).toBe('writing');
      restMayCome.open();
      expect(await far.first('recipe')).toEqual(await stream.first('recipe'));

      const { owner } = testApp.testDatabase;
      await owner`update public.credits set balance = 1 where user_id = ${cook.user.id}`;
      const again = await open(testApp, cook, 'taken-back');
      await until(() => model.asked.length === 2);
      const answer = await there.request('/functions/v1/cancel-generation', {
        method: 'POST',
        headers: {
          apikey: testApp.services.keys.anonKey,
          authorization: `Bearer ${cook.session.access_token}`,
        },
        body: JSON.stringify({ generationId: again.id }),
      });
      expect(answer.status).toBe(200);
      expect((await again.stream.toEnd()).at(-1)).toMatchObject(cancelled);
      expect(model.asked[1]?.signal.aborted).toBe(true);
    });
  });
});
