import type { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ModelError } from '#recipes/models/model-error.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { newestMailTo, signUpConfirmed } from '../support/people.ts';
import { generate, ledgerOf, thaiVegan, withScript } from './generate-scene.ts';
import { call, follow } from './generate-stream-scene.ts';

const untouched = { balance: 1, kinds: ['free'] };
const unlimited = { variables: { CREDITS: 'off' } };

describe('CREDITS=off, with the built-in chef', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await createTestApp(unlimited);
  });
  afterAll(() => testApp.close());

  test('many generations in a row each make a recipe, free and without a balance', async () => {
    const generations = inject('runsAll') ? 30 : 5;
    const cook = await signUpConfirmed(testApp);
    for (let count = 1; count <= generations; count += 1) {
      const { data, refusal } = await generate(cook, thaiVegan);
      expect(refusal, `generation ${count}`).toBeUndefined();
      expect(data.recipe.title).toBeTruthy();
      expect(data).not.toHaveProperty('balance');
    }
    expect(await ledgerOf(testApp, cook)).toEqual(untouched);
    const { owner } = testApp.testDatabase;
    const costs = await owner`
      select cost, count(*)::int from public.generations where user_id = ${cook.user.id} group by cost`;
    expect([...costs]).toEqual([{ cost: 0, count: generations }]);
  });

  test('a balance of 0 refuses nothing, and an unknown option is still a 422', async () => {
    const cook = await signUpConfirmed(testApp);
    const { owner } = testApp.testDatabase;
    await owner`update public.credits set balance = 0 where user_id = ${cook.user.id}`;
    expect((await generate(cook, thaiVegan)).data.recipe.title).toBeTruthy();
    const unknown = { selections: { 'dietary-constraints': ['Breatharian'] } };
    expect((await generate(cook, unknown)).refusal?.status).toBe(422);
  });

  test('payment functions are refused or empty, and no purchase is created', async () => {
    const cook = await signUpConfirmed(testApp);
    const id = '7f9c24e8-3b12-4fef-91e0-56a2d5a1b7c3';
    const calls: [string, object, number][] = [
      ['create-checkout', { packId: 'small', idempotencyKey: id }, 503],
      ['add-payment-method', {}, 503],
      ['remove-payment-method', { id: 'pm_1' }, 404],
      ['refund-purchase', { purchaseId: id, reason: 'Sold by mistake' }, 403],
      ['payment-status', { purchaseId: id }, 404],
    ];
    for (const [name, body, status] of calls) {
      const { data, error } = await cook.client.functions.invoke(name, { body });
      expect(data, name).toBeNull();
      expect((error as FunctionsHttpError).context.status, name).toBe(status);
    }
    const { data: saved } = await cook.client.functions.invoke('list-payment-methods', {});
    expect(saved).toEqual({ paymentMethods: [] });
    const { owner } = testApp.testDatabase;
    const [purchases] = await owner`select count(*)::int as count from public.purchases`;
    expect(purchases).toEqual({ count: 0 });
  });

  test('the confirmation mail mentions neither credits nor anything free', async () => {
    const cook = await signUpConfirmed(testApp);
    const { text, html } = await newestMailTo(testApp, cook.email);
    expect(text).toContain('Enter this code to confirm your email.');
    expect(text + html).not.toMatch(/free|credit/i);
  });
});

describe('CREDITS=off, with a model that fails', () => {
  const busy = new ModelError('rate-limited', 'test: too many requests');

  test('a failed generation mentions no credits and writes no ledger entry', () =>
    withScript(
      [busy],
      async (testApp) => {
        const cook = await signUpConfirmed(testApp);
        const { refusal } = await generate(cook, thaiVegan);
        expect(refusal).toMatchObject({
          status: 503,
          error: 'The recipe service is busy right now. Please try again in a minute.',
        });
        expect(await ledgerOf(testApp, cook)).toEqual(untouched);
      },
      { app: unlimited },
    ));

  test('a cancelled generation mentions no credits and writes no ledger entry', () =>
    withScript(
      ['never'],
      async (testApp) => {
        const cook = await signUpConfirmed(testApp);
        const stream = follow(await call(testApp, cook, { options: thaiVegan }));
        const { data: status } = await stream.first('status');
        const cancelled = await cook.client.functions.invoke('cancel-generation', {
          body: { generationId: status.generationId },
        });
        expect(cancelled.data).toMatchObject({ status: 'failed', reason: 'cancelled' });
        expect(cancelled.data).not.toHaveProperty('balance');
        const { data: end } = await stream.first('error');
        expect(end).toMatchObject({ title: 'Cancelled', error: 'Nothing was made.' });
        expect(await ledgerOf(testApp, cook)).toEqual(untouched);
      },
      { app: unlimited },
    ));

  test('a failed generation paid before CREDITS=off reports that its credit is back', () =>
    withScript(
      [busy],
      async (testApp) => {
        const cook = await signUpConfirmed(testApp);
        await generate(cook, thaiVegan, 'paid');
        const { owner } = testApp.testDatabase;
        // The row as a server with credits would have written it.
        await owner`update public.generations set cost = 1 where user_id = ${cook.user.id}`;
        const { refusal } = await generate(cook, thaiVegan, 'paid');
        expect(refusal?.error).toContain('Your credit is back.');
      },
      { app: unlimited },
    ));
});
