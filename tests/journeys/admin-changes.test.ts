import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { removeEverybody } from './activity.ts';
import { behind, makeAdminCook, openAsAdmin } from './admins.ts';
import { type CookOnStage, makeCook } from './cooks.ts';
import { expectWidth } from './page-width.ts';
import { noonZone, openOwnStage, phone, type Stage } from './stage.ts';

/** The Change Log tab, with changes by two admins, the service key and an operator. */
let stage: Stage;
beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage.close());

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

const logOn = (page: Page) => {
  const entries = page.locator('.change');
  return {
    entries,
    entry: (text: string) => entries.filter({ hasText: text }),
    sentences: () =>
      page.locator('.change-sentence').evaluateAll((all) =>
        all.map((one) => {
          const copy = one.cloneNode(true) as HTMLElement;
          for (const hidden of copy.querySelectorAll('.sr-only')) hidden.remove();
          return copy.textContent;
        }),
      ),
    search: page.getByRole('searchbox', { name: 'Search categories, groups, people...' }),
    filter: (name: string) => page.getByRole('combobox', { name, exact: true }),
    /** Clicks the one reset button on the page: of the filters, of an empty list, or of a single subject's changes. */
    showAll: () =>
      page.getByRole('button', { name: /^(Clear|Clear Filters|Show all changes)$/ }).click(),
  };
};

/** Awaits a request of an admin's client, and throws its error when it is refused. */
async function done(step: PromiseLike<{ error: unknown }>): Promise<void> {
  const { error } = await step;
  if (error) throw error;
}

type People = { anna: CookOnStage; bert: CookOnStage; cook: CookOnStage };

async function changeThings({ anna, bert, cook }: People): Promise<void> {
  const { client } = anna;
  const quince = { name: 'Quince', slug: 'quince', icon: '🍐', sort_order: 3 };
  await done(client.from('categories').insert(quince));
  const change = { sort_order: 5, description: 'Sour and fragrant' };
  await done(client.from('categories').update(change).eq('slug', 'quince'));
  await done(bert.client.from('categories').update({ is_active: false }).eq('slug', 'quince'));
  const id = cook.session.user.id;
  await done(bert.client.from('profiles').update({ full_name: 'Tomás H.' }).eq('id', id));
  const adjustment = {
    account: id,
    seen_balance: 1,
    new_balance: 12,
    reason: 'For the bug report',
  };
  await done(client.rpc('adjust_credits', adjustment));
}

/** Inserts thirty changes of an earlier day, made by the service key. */
async function addOldChanges(): Promise<void> {
  await behind(
    stage,
    ({ owner }) => owner`
      insert into public.admin_changes (created_at, actor_kind, action, subject_kind, subject_id, subject_label, before, after)
      select timestamptz '2026-01-15 12:00:00Z' + n * interval '1 second', 'service', 'category_changed', 'category',
        gen_random_uuid(), format('Herb %s', n), '{"icon": "🌿"}', '{"icon": "🌱"}'
      from generate_series(1, 30) n`,
  );
}

/** Resets the log to these changes, and opens a page as an admin without showing the log yet. */
async function setScene() {
  await behind(stage, ({ owner }) => owner`delete from public.categories where slug = 'quince'`);
  await removeEverybody(stage);
  await addOldChanges();
  const cook = await makeCook(stage, 'Tomás Herrera');
  const { admin: anna, page } = await openAsAdmin(stage, { timezoneId: noonZone() });
  const bert = await makeAdminCook(stage, 'Bert Boss');
  await changeThings({ anna, bert, cook });
  return { bert, cook, page, ...logOn(page) };
}

test('lists changes newest first with the values before, and loads older ones to the end', async () => {
  const { page, entries, entry, sentences } = await setScene();
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Change Log' }).click();
  await page.waitForURL('**/admin?tab=changes');
  await entry('Tomás').first().waitFor();
  expect((await sentences()).slice(0, 8)).toEqual([
    'Anna Admin set the credits of Tomás H.',
    'Bert Boss changed the profile of Tomás H.',
    'Bert Boss deactivated Quince',
    'Anna Admin changed Quince',
    'Anna Admin added the category Quince',
    'An operator made Bert Boss an admin',
    'An operator made Anna Admin an admin',
    'The service key changed Herb 30',
  ]);
  const fields = await entry('Sour and fragrant').first().locator('dl > div').allInnerTexts();
  expect(fields.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'Description new: Sour and fragrant',
    'Sort Order before: 3 → now: 5',
  ]);
  await entry('set the credits').getByText('For the bug report').waitFor();
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Today');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  expect(await entries.count()).toBe(25);
  const older = page.getByRole('button', { name: 'Older changes' });
  await page.getByText('The latest 25 changes').waitFor();
  await older.focus();
  await page.keyboard.press('Enter');
  await page.getByText('37 changes in total').waitFor();
  expect(await entries.count()).toBe(37);
  expect((await sentences()).at(-1)).toBe('The service key changed Herb 1');
  // The button disappears with the last page: focus moves to the end of the list, not to the top of the page.
  await page.locator(':focus', { hasText: 'in total' }).waitFor();
});

test('filters by who, what, which and when are in the URL; Clear resets', further, async () => {
  const { page, entries, sentences, filter, showAll } = await setScene();
  await page.goto('/admin?tab=changes');
  await filter('Who').selectOption({ label: 'Bert Boss' });
  await eventually(sentences).toEqual([
    'Bert Boss changed the profile of Tomás H.',
    'Bert Boss deactivated Quince',
  ]);
  await filter('What was changed').selectOption({ label: 'Users' });
  await eventually(sentences).toEqual(['Bert Boss changed the profile of Tomás H.']);
  await page.reload();
  await eventually(sentences).toEqual(['Bert Boss changed the profile of Tomás H.']);
  expect(await filter('Who').locator('option:checked').textContent()).toBe('Bert Boss');
  await showAll();
  await eventually(() => entries.count()).toBe(25);
  expect(new URL(page.url()).search).toBe('?tab=changes');
  await filter('Type of change').selectOption({ label: 'Category added' });
  await eventually(sentences).toEqual(['Anna Admin added the category Quince']);
  await showAll();
  await eventually(() => entries.count()).toBe(25);
  await page.getByLabel('From', { exact: true }).fill('2026-01-14');
  await page.waitForURL(/from=2026-01-14/);
  await page.getByLabel('To', { exact: true }).fill('2026-01-16');
  await page.getByText('The latest 25 changes').waitFor();
  await eventually(async () => (await sentences())[0]).toBe('The service key changed Herb 30');
  await page.getByLabel('To', { exact: true }).fill('2026-01-14');
  await page.getByRole('heading', { name: 'No matching changes' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await showAll();
  await eventually(() => entries.count()).toBe(25);
});

test('search is literal; a subject links to its history, and Back returns', further, async () => {
  const { page, cook, entries, entry, sentences, search } = await setScene();
  await page.goto('/admin?tab=changes');
  await search.fill('quince');
  await eventually(sentences).toHaveLength(3);
  await search.fill('TOMÁS');
  await eventually(sentences).toEqual([
    'Anna Admin set the credits of Tomás H.',
    'Bert Boss changed the profile of Tomás H.',
  ]);
  await search.fill('quince');
  await eventually(sentences).toHaveLength(3);
  await search.fill(cook.email);
  await eventually(sentences).toHaveLength(2);
  await search.fill('100%');
  await page.getByRole('heading', { name: 'No changes matching "100%" were found' }).waitFor();
  await search.fill('');
  await eventually(() => entries.count()).toBe(25);
  await entry('deactivated').getByRole('link', { name: 'Quince' }).click();
  await eventually(sentences).toEqual([
    'Bert Boss deactivated Quince',
    'Anna Admin changed Quince',
    'Anna Admin added the category Quince',
  ]);
  await page.getByText('Changes of Quince alone').waitFor();
  await page.goBack();
  await eventually(() => entries.count()).toBe(25);
  await entry('set the credits').getByRole('link', { name: 'Anna Admin' }).click();
  await eventually(sentences).toHaveLength(3);

  // The dialog of a category opens its changes beside what was typed.
  await page.goto('/admin?tab=categories&q=Quince');
  await page.getByRole('button', { name: 'Edit Quince', exact: true }).click();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await name.fill('Quince of the garden');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Change history/ }).click();
  const log = await opened;
  await log.getByText('Changes of Quince alone').waitFor();
  await log.close();
  expect(await name.inputValue()).toBe('Quince of the garden');
});

test('a deleted user is not named, not even as the acting admin', further, async () => {
  const { page, bert, cook, entry, sentences } = await setScene();
  await behind(stage, async ({ owner }) => {
    await owner`delete from auth.users where id in ${owner([cook.session.user.id, bert.session.user.id])}`;
  });
  await page.goto('/admin?tab=changes');
  await entry('someone whose account is deleted').first().waitFor();
  expect((await sentences()).slice(0, 3)).toEqual([
    'Anna Admin set the credits of someone whose account is deleted',
    'A former admin changed the profile of someone whose account is deleted',
    'A former admin deactivated Quince',
  ]);
  const text = await page.locator('.change-days').innerText();
  expect(text).not.toContain('Tomás');
  expect(text).not.toContain('Bert');
});

test('a log that fails to load can be retried, without overflow', further, async () => {
  const { page, entries, entry } = await setScene();
  stage.trouble.allowed.push({ status: 500, path: /\/rpc\/find_admin_changes$/ });
  await page.route('**/rpc/find_admin_changes', (route) => route.fulfill({ status: 500 }));
  await page.goto('/admin?tab=changes');
  await page.locator('.toast').filter({ hasText: 'Failed to load the change log' }).waitFor();
  await page.getByRole('heading', { name: "We couldn't load the change log" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await entry('Quince').first().waitFor();
  for (const width of [phone.width, 320, 640, 800, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expectWidth(page, width);
  }
  await page.setViewportSize(phone);
  await page.reload();
  await entries.first().waitFor();
  // Six tabs are wider than a phone: the open tab is scrolled into view.
  const tab = await page.getByRole('tab', { name: 'Change Log' }).boundingBox();
  expect(tab && [tab.x >= 0, tab.x + tab.width <= phone.width]).toEqual([true, true]);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});
