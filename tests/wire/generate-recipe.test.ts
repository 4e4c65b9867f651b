import type { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notices } from '#contract/notices.ts';
import { noRevocations } from '#server/http/session-revocation-list.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { signUpConfirmed } from '../support/people.ts';
import { generate, ledgerOf, thaiVegan } from './generate-scene.ts';

describe('generate-recipe with the built-in chef', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    // This process does not have the list of ended sessions yet: the database must refuse by itself.
    testApp = await createTestApp({ services: { revokedSessions: noRevocations } });
  });
  afterAll(() => testApp.close());

  test('makes a recipe for the free credit, and refuses the next one', async () => {
    const cook = await signUpConfirmed(testApp);
    const { data } = await generate(cook, thaiVegan);
    expect(data).toMatchObject({
      title: data.recipe.title,
      balance: 0,
      imageUrl: expect.stringMatching(/^\/images\//),
    });
    expect(data.text).toContain(data.title);
    expect(data.recipe.ingredients.length).toBeGreaterThan(3);
    expect(data.recipe.checks).toContainEqual(
      expect.objectContaining({ subject: 'Vegan', outcome: 'passed' }),
    );
    expect(await ledgerOf(testApp, cook)).toEqual({ balance: 0, kinds: ['free', 'generation'] });

    const { refusal } = await generate(cook, thaiVegan);
    expect(refusal).toMatchObject({
      status: 402,
      title: notices.insufficientCredits.title,
      error: notices.insufficientCredits.message,
    });
  });

  test('the same key returns the same generation without a second charge', async () => {
    const cook = await signUpConfirmed(testApp);
    const first = await generate(cook, thaiVegan, 'one-click');
    const again = await generate(cook, thaiVegan, 'one-click');
    expect(again.data).toEqual(first.data);
    expect((await ledgerOf(testApp, cook)).kinds).toEqual(['free', 'generation']);
  });

  test('a replay works with choices no longer offered; other choices need a new key', async () => {
    const cook = await signUpConfirmed(testApp);
    const { owner } = testApp.testDatabase;
    const nordic = { selections: { cuisine: ['Nordic'] } };
    const first = await generate(cook, nordic, 'kept');
    await owner`update public.categories set is_active = false where name = 'Nordic'`;
    expect((await generate(cook, nordic, 'kept')).data).toEqual(first.data);
    const other = { selections: { cuisine: ['Nordic'], allergens: ['Milk'] } };
    expect((await generate(cook, other, 'kept')).refusal).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    await owner`update public.categories set is_active = true where name = 'Nordic'`;
  });

  test('a banned cook is refused although the token is still valid', async () => {
    const cook = await signUpConfirmed(testApp);
    const { owner } = testApp.testDatabase;
    await owner`update auth.users set banned_until = now() + interval '1 hour' where id = ${cook.user.id}`;
    expect((await generate(cook, thaiVegan)).refusal?.status).toBe(403);
    expect(await ledgerOf(testApp, cook)).toEqual({ balance: 1, kinds: ['free'] });
  });

  test('a finished generation can be read only by its cook', async () => {
    const cook = await signUpConfirmed(testApp);
    const stranger = await signUpConfirmed(testApp);
    const { data } = await generate(cook, thaiVegan);
    const columns = 'id, status, result';
    const own = await cook.client.from('generations').select(columns).single();
    expect(own.data).toMatchObject({ id: data.generationId, status: 'completed' });
    expect(own.data?.result.recipe.title).toBe(data.title);
    expect((await stranger.client.from('generations').select(columns)).data).toEqual([]);
  });

  test('a saved generation keeps its checks; an update of the recipe removes them', async () => {
    const cook = await signUpConfirmed(testApp);
    const { data } = await generate(cook, thaiVegan);
    const row = {
      user_id: cook.user.id,
      name: data.recipe.title,
      ingredients: data.recipe.ingredients,
      procedure: data.recipe.instructions,
      servings: data.recipe.servings,
      generation_id: data.generationId,
    };
    const saved = await cook.client.from('recipes').insert(row).select('id, details').single();
    expect(saved.data?.details.checks).toEqual(data.recipe.checks);
    const changed = await cook.client
      .from('recipes')
      .update({ ingredients: [...data.recipe.ingredients, '100 g butter'] })
      .eq('id', saved.data?.id)
      .select('details')
      .single();
    expect(changed.data).toEqual({ details: null });
  });

  test('signed-out callers are refused, with or without the anon key', async () => {
    const { error } = await testApp.client().functions.invoke('generate-recipe', { body: {} });
    const response = (error as FunctionsHttpError).context as Response;
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      title: notices.generateNeedsLogin.title,
      error: notices.generateNeedsLogin.message,
    });
    const path = '/functions/v1/generate-recipe';
    expect((await testApp.request(path, { method: 'POST' })).status).toBe(401);
  });

  test('a deleted account is refused although its token is still valid', async () => {
    const cook = await signUpConfirmed(testApp);
    await testApp.client('service_role').auth.admin.deleteUser(cook.user.id);
    expect((await generate(cook, thaiVegan)).refusal?.status).toBe(401);
  });

  test.each([{}, { selections: {} }, { selections: { cuisine: [] }, q: '  ' }, { cuisine: [] }])(
    'no choice and no wish is refused as on the screen, without charge or row: %j',
    async (options) => {
      const cook = await signUpConfirmed(testApp);
      expect((await generate(cook, options)).refusal).toMatchObject({
        status: 422,
        code: 'cannot_honour',
        title: notices.generationFailed.title,
        error: 'Choose at least one preference.',
      });
      expect(await ledgerOf(testApp, cook)).toEqual({ balance: 1, kinds: ['free'] });
      const { data } = await cook.client.from('generations').select('id');
      expect(data).toEqual([]);
    },
  );

  test('unknown choices are refused without charge, after the balance check', async () => {
    const cook = await signUpConfirmed(testApp);
    const unknown = { selections: { 'dietary-constraints': ['Breatharian'] } };
    expect((await generate(cook, unknown)).refusal).toMatchObject({
      status: 422,
      error: expect.stringContaining('Breatharian'),
    });
    expect((await generate(cook, { selections: { nowhere: ['x'] } })).refusal?.status).toBe(422);
    expect(await ledgerOf(testApp, cook)).toEqual({ balance: 1, kinds: ['free'] });
    await generate(cook, thaiVegan);
    expect((await generate(cook, unknown)).refusal?.status).toBe(402);
  });

  test('a diet added by an admin that no check covers is refused without charge', async () => {
    const cook = await signUpConfirmed(testApp);
    const { owner } = testApp.testDatabase;
    await owner`
      with added as (insert into public.categories (name, slug) values ('Moonlight Diet', 'moonlight-diet') returning id)
      insert into public.category_group_items (category_id, group_id)
      select added.id, g.id from added, public.category_groups g where g.constraint_label = 'Dietary Constraints'`;
    const options = { selections: { 'dietary-constraints': ['Moonlight Diet'] } };
    expect((await generate(cook, options)).refusal).toMatchObject({
      status: 422,
      error: expect.stringContaining('Moonlight Diet'),
    });
    expect(await ledgerOf(testApp, cook)).toEqual({ balance: 1, kinds: ['free'] });
  });

  test('a new group without a label holds preferences; a restriction in it is refused', async () => {
    const cook = await signUpConfirmed(testApp);
    await testApp.testDatabase.owner`
      with g as (insert into public.category_groups (name, slug) values ('Mood', 'mood') returning id),
        c as (insert into public.categories (name, slug) values ('Cosy', 'cosy'), ('No Nuts', 'no-nuts') returning id)
      insert into public.category_group_items (category_id, group_id) select c.id, g.id from c, g`;
    const nuts = await generate(cook, { selections: { mood: ['No Nuts'] } });
    expect(nuts.refusal).toMatchObject({ status: 422, error: expect.stringContaining('No Nuts') });
    expect((await generate(cook, { selections: { mood: ['Cosy'] } })).data?.balance).toBe(0);
  });

  test('text that the database cannot store is refused in every field', async () => {
    const cook = await signUpConfirmed(testApp);
    for (const bad of ['a\u0000b', 'half a pair \ud83c']) {
      for (const options of [
        { selections: {}, q: bad },
        { selections: { cuisine: [bad] } },
        { selections: { [bad]: ['Thai'] } },
      ]) {
        const { refusal } = await generate(cook, options);
        expect(refusal).toMatchObject({ status: 400, code: 'bad_request' });
        expect(refusal?.error).toMatch(/a character that no text may have|Invalid key/);
      }
    }
  });

  test('an invalid body or key answers 400', async () => {
    const cook = await signUpConfirmed(testApp);
    for (const options of [7, { selections: { cuisine: 'Thai' } }, { selections: {}, q: 5 }]) {
      expect((await generate(cook, options as object)).refusal?.status).toBe(400);
    }
    expect((await generate(cook, thaiVegan, 'x'.repeat(201))).refusal?.status).toBe(400);
  });
});
