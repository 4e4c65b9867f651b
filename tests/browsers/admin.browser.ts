import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAdminCook } from '#tests/journeys/admins.ts';
import type { CookOnStage } from '#tests/journeys/cooks.ts';
import { expectGoodPage, signInByForm } from './look.ts';
import { type BrowserStage, openBrowserStage, scenes } from './stage.ts';
import type { Visitor } from './visitor.ts';

const dialog = { role: 'dialog', name: 'Edit Sesame' };

/** An admin and the catalogue. */
describe.each(scenes)('$engineName, $sizeName', (scene) => {
  let stage: BrowserStage;
  let visitor: Visitor;
  let admin: CookOnStage;

  beforeAll(async () => {
    stage = await openBrowserStage(scene);
    admin = await makeAdminCook(stage);
    visitor = await stage.newVisitor();
  });
  afterAll(() => stage.close());

  test('an admin finds a category', async () => {
    await signInByForm(visitor, admin);
    await visitor.goto('/admin');
    await visitor.click({ role: 'tab', name: 'Categories' });
    await visitor.see({ role: 'heading', name: /^Categories \(\d+\)$/ });
    await expectGoodPage(stage, visitor, 'categories');
    await visitor.fill({ role: 'searchbox', name: 'Search categories...' }, 'tahini');
    await visitor.seeNoMore({ role: 'button', name: 'Edit 1 Serving' });
    await visitor.see({ role: 'button', name: 'Edit Sesame' });
  });

  test('its fields are edited and saved', async () => {
    await visitor.click({ role: 'button', name: 'Edit Sesame' });
    await visitor.see(dialog);
    await visitor.fill({ label: 'Description', within: dialog }, 'Sesame and tahini');
    await visitor.fill({ label: /^Sort Order/, within: dialog }, '77');
    await expectGoodPage(stage, visitor, 'edit-category');
    await visitor.click({ role: 'button', name: 'Save Changes', within: dialog });
    await visitor.see({ text: 'Category updated successfully' });
    await visitor.seeNoMore(dialog);
    const { data, error } = await admin.client
      .from('categories')
      .select('description, sort_order')
      .eq('name', 'Sesame')
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ description: 'Sesame and tahini', sort_order: 77 });
  });

  test('nothing went wrong in any console', async () => {
    expect(await stage.unexpected()).toEqual([]);
  });
});
