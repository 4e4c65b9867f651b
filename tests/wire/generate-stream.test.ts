import { describe, expect, test } from 'vitest';
import { notices } from '#contract/notices.ts';
import { signUpConfirmed } from '../support/people.ts';
import { goodAnswer, linesOf, stall } from '../support/scripted-model.ts';
import { generate, ledgerOf, thaiVegan, withScript } from './generate-scene.ts';
import { call, follow, gate, outline } from './generate-stream-scene.ts';

const [title = '', ...others] = linesOf(goodAnswer);
const rest = others.join('');

const noFish = { selections: { allergens: ['Fish'] } };
/** A compound ingredient that contains fish, in the third line of the list. */
const fishy = linesOf(
  goodAnswer.replace('- 1 lemon\n', '- 1 tbsp Worcestershire sauce\n- 1 lemon\n'),
);
const upToFish = fishy.slice(0, fishy.findIndex((line) => line.includes('Worcestershire')) + 2);

describe('a streamed generation', () => {
  test('sends the title while the model still writes and ends with the plain answer', () => {
    const restMayCome = gate();
    return withScript([[title, restMayCome.opened, rest]], async (testApp) => {
      const cook = await signUpConfirmed(testApp);
      const response = await call(testApp, cook, { options: thaiVegan, key: 'one' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-accel-buffering')).toBe('no');
      const stream = follow(response);
      const { data } = await stream.first('partial');
      expect(data.recipe).toMatchObject({ title: 'Lemon Rice with Peas', ingredients: [] });
      restMayCome.open();

      const events = await stream.toEnd();
      const phases = outline(events).filter((one) => one !== 'partial');
      expect(phases).toEqual(['status writing', 'status checking', 'status finishing', 'recipe']);
      expect(events[0]?.data).toEqual({ generationId: data.generationId, phase: 'writing' });
      const plain = await generate(cook, thaiVegan, 'one');
      expect(events.at(-1)?.data).toEqual(plain.data);
      expect(plain.data.generationId).toBe(data.generationId);
    });
  });

  test('never sends a line with an allergen: the call is aborted and repaired', () =>
    withScript([[...upToFish, stall], goodAnswer], async (testApp, model) => {
      const cook = await signUpConfirmed(testApp);
      const stream = follow(await call(testApp, cook, { options: noFish }));
      const events = await stream.toEnd();
      expect(stream.text()).not.toMatch(/worcestershire/i);
      const told = outline(events);
      expect(told.indexOf('partial')).toBeLessThan(told.indexOf('status repairing'));
      expect(told.at(-1)).toBe('recipe');
      expect(model.asked).toHaveLength(2);
      expect(model.asked[0]?.signal.aborted).toBe(true);
      expect(model.asked[1]?.prompt).toContain('1 tbsp Worcestershire sauce');
      expect(await ledgerOf(testApp, cook)).toEqual({ balance: 0, kinds: ['free', 'generation'] });
    }));

  test('ends with an error and one refund when the repair has the allergen, too', () =>
    withScript([fishy.join(''), fishy], async (testApp, model) => {
      const cook = await signUpConfirmed(testApp);
      const stream = follow(await call(testApp, cook, { options: noFish, key: 'bad' }));
      const events = await stream.toEnd();
      expect(events.at(-1)).toMatchObject({
        event: 'error',
        data: { status: 502, code: 'check_failed', title: notices.generationFailed.title },
      });
      expect(model.asked).toHaveLength(2);
      // The generation has ended: the same key gets only the final event, at once.
      const again = follow(await call(testApp, cook, { options: noFish, key: 'bad' }));
      expect(outline(await again.toEnd())).toEqual(['error']);
      expect(stream.text() + again.text()).not.toMatch(/worcestershire/i);
      expect(await ledgerOf(testApp, cook)).toEqual({
        balance: 1,
        kinds: ['free', 'generation', 'generation_refund'],
      });
    }));

  test('holds the title back until the ingredient list clears its words', () => {
    const pasta = goodAnswer
      .replace('Lemon Rice with Peas', 'Lemon Pasta with Peas')
      .replaceAll('basmati rice', 'gluten-free pasta')
      .replace('Stir in the rice', 'Stir in the pasta')
      .replace('Rinse the rice first', 'Salt the water first');
    return withScript([linesOf(pasta)], async (testApp, model) => {
      const cook = await signUpConfirmed(testApp);
      const options = { selections: { allergens: ['Gluten'] } };
      const stream = follow(await call(testApp, cook, { options }));
      const { data } = await stream.first('recipe');
      expect(data.title).toBe('Lemon Pasta with Peas');
      expect(model.asked).toHaveLength(1);
    });
  });
});

describe('following a generation', () => {
  test('a returning client gets the latest state at once and then the rest', () => {
    const restMayCome = gate();
    return withScript([[title, restMayCome.opened, rest]], async (testApp, model) => {
      const cook = await signUpConfirmed(testApp);
      const asked = { options: thaiVegan, key: 'reload' };
      const before = follow(await call(testApp, cook, asked));
      await before.first('partial');
      await before.leave();

      const [after, other] = [
        follow(await call(testApp, cook, asked)),
        follow(await call(testApp, cook, asked)),
      ];
      expect((await after.first('partial')).data.recipe.title).toBe('Lemon Rice with Peas');
      restMayCome.open();
      const recipe = (await after.toEnd()).at(-1);
      expect(recipe?.event).toBe('recipe');
      expect((await other.toEnd()).at(-1)).toEqual(recipe);
      const late = follow(await call(testApp, cook, asked));
      expect(await late.toEnd()).toEqual([recipe]);
      expect(model.asked).toHaveLength(1);
      expect((await ledgerOf(testApp, cook)).balance).toBe(0);
    });
  });

  test('a plain request with the same key waits for it and answers the same', () => {
    const restMayCome = gate();
    return withScript([[title, restMayCome.opened, rest]], async (testApp) => {
      const cook = await signUpConfirmed(testApp);
      const stream = follow(await call(testApp, cook, { options: thaiVegan, key: 'both' }));
      await stream.first('partial');
      const plain = generate(cook, thaiVegan, 'both');
      restMayCome.open();
      expect((await stream.first('recipe')).data).toEqual((await plain).data);
    });
  });

  test('a generation continues and is stored after every client has disconnected', () => {
    const restMayCome = gate();
    return withScript([[title, restMayCome.opened, rest]], async (testApp) => {
      const cook = await signUpConfirmed(testApp);
      const stream = follow(await call(testApp, cook, { options: thaiVegan }));
      await stream.first('partial');
      await stream.leave();
      restMayCome.open();
      await testApp.app.drain();
      const { data } = await cook.client.from('generations').select('status, result').single();
      expect(data).toMatchObject({ status: 'completed' });
      expect(data?.result.recipe.title).toBe('Lemon Rice with Peas');
    });
  });

  test('a refusal before the start is a plain error answer, not a stream', () => {
    const restMayCome = gate();
    return withScript([[title, restMayCome.opened, rest]], async (testApp) => {
      const cook = await signUpConfirmed(testApp);
      const unknown = { selections: { nowhere: ['x'] } };
      expect((await call(testApp, cook, { options: unknown })).status).toBe(422);
      const stream = follow(await call(testApp, cook, { options: thaiVegan }));
      await stream.first('partial');
      const second = await call(testApp, cook, { options: thaiVegan });
      expect(second.status).toBe(409);
      expect(await second.json()).toMatchObject({ title: notices.pleaseWait.title });
      restMayCome.open();
      await stream.first('recipe');
    });
  });
});
