import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindings, axeFindingsInBothThemes } from './accessibility.ts';
import { addGenerations, addSales } from './activity.ts';
import { addAccounts, makeAdminCook } from './admins.ts';
import { signIn } from './cooks.ts';
import { layoutShift, stillLayout } from './layout-shift.ts';
import { expectWidth } from './page-width.ts';
import { desktop, openOwnStage, phone, type Stage } from './stage.ts';

/** The Overview tab: the activity of the last days as numbers and plots. */
let stage: Stage;
let page: Page;
const scripts: string[] = [];

const card = (title: string) => page.getByRole('region', { name: title, exact: true });
const total = (name: string) =>
  page.locator('.totals > div').filter({ hasText: name }).locator('dd').allInnerTexts();
const plots = () => page.locator('.plot-place svg.recharts-surface');
const drawn = () => scripts.filter((url) => /\/plot-[^/]+\.js/.test(url)).length;
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 });

beforeAll(async () => {
  stage = await openOwnStage();
  const admin = await makeAdminCook(stage, 'Anna Admin');
  page = await stage.newVisitor();
  page.on('request', (request) => scripts.push(request.url()));
  await signIn(page, admin);
});
afterAll(() => stage.close());

test(
  'cards without data say so; the chart library loads with the first plot',
  further,
  async () => {
    await page.goto('/admin?tab=generations');
    await page.getByRole('heading', { name: 'Nothing has been generated yet' }).waitFor();
    expect(drawn()).toBe(0);
    await page.getByRole('tab', { name: 'Overview' }).click();
    await page.waitForURL('**/admin?tab=overview');
    await card('Generations').getByText('No recipes were generated in this period.').waitFor();
    await card('Revenue').getByText('No sales in this period.').waitFor();
    await page.getByText('No failures in this period.').waitFor();
    // The admin's own sign-up and free credit give two plots.
    await eventually(() => plots().count()).toBe(2);
    expect(drawn()).toBe(1);
    expect(await total('Users')).toEqual(['1\n1 admin']);
    expect(await axeFindings(page)).toEqual([]);
  },
);

test('daily numbers are summed and plotted', async () => {
  await addAccounts(stage, 9);
  await addGenerations(stage, 400);
  await addSales(stage, 100);
  await page.goto('/admin?tab=overview&days=90');
  await eventually(() => plots().count()).toBe(5);
  expect(await layoutShift(page)).toBeLessThan(stillLayout);
  expect(await total('Users')).toEqual(['10\n1 admin']);
  expect(await total('Generations')).toEqual(['400\n20% failed']);
  expect(await total('Credits sold')).toEqual(['1,250\n1 granted']);
  expect(await total('Revenue')).toEqual(['$889.11\n$109.89 refunded']);
  expect(await total('Model cost')).toEqual(['$2.50\n$0.0078 per recipe']);
  const reasons = card('Why they failed').getByRole('row');
  expect(await reasons.allInnerTexts()).toHaveLength(4);
  expect(await reasons.nth(1).innerText()).toContain('27\t34%');
  // Completed and failed are stacked; failed bars are hatched as well as red.
  await card('Generations').locator('[fill^="url(#hatch-generations-failed"]').first().waitFor();
});

test('each plot can be switched to a table in the same place', further, async () => {
  await page.getByRole('button', { name: 'Table of Generations' }).click();
  const table = card('Generations').getByRole('table', { name: 'Generations by day' });
  await eventually(() => table.getByRole('row').count()).toBe(91);
  const sums = await table.locator('tbody tr').evaluateAll((found) =>
    found.reduce(
      ([completed = 0, failed = 0], line) => {
        const cells = [...line.querySelectorAll('td')].map((cell) => Number(cell.textContent));
        return [completed + (cells[0] ?? 0), failed + (cells[1] ?? 0)];
      },
      [0, 0],
    ),
  );
  expect(sums).toEqual([320, 80]);
  expect(await card('Generations').locator('svg.recharts-surface').count()).toBe(0);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Plot of Generations' }).click();
  await card('Generations').locator('svg.recharts-surface').waitFor();
});

test('arrow keys move through the days of a plot', further, async () => {
  await page.getByText('7 days', { exact: true }).click();
  await page.waitForURL('**/admin?tab=overview&days=7');
  await page.getByText('in 7 days').waitFor();
  const plot = page.getByRole('application', { name: /^Revenue by day/ });
  await plot.focus();
  const said = () => card('Revenue').locator('.plot-tooltip').innerText();
  const days = new Set<string>();
  let words = '';
  // Focus shows the first day, so the keys reach six more.
  for (let day = 0; day < 6; day += 1) {
    const before = words;
    await page.keyboard.press('ArrowRight');
    await eventually(said).not.toBe(before);
    words = await said();
    expect(words).toMatch(/^\w{3}, \w{3} \d+, \d{4}\nPaid\n\$[\d.]+\nRefunded\n\$[\d.]+$/);
    days.add(words.split('\n')[0] ?? '');
  }
  expect(days.size).toBe(6);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});

test('an overview that fails to load shows an error and can be retried', further, async () => {
  stage.trouble.allowed.push({ status: 500, path: /\/rpc\/read_overview$/ });
  await page.route('**/rpc/read_overview', (route) => route.fulfill({ status: 500 }));
  await page.goto('/admin?tab=overview');
  await page.locator('.toast').filter({ hasText: 'Failed to load the overview' }).waitFor();
  await page.getByRole('heading', { name: "We couldn't load the overview" }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await eventually(() => plots().count()).toBe(5);
});

test('days are in UTC when the database does not know the time zone', further, async () => {
  stage.trouble.allowed.push({ status: 400, path: /\/rpc\/read_overview$/ });
  await page.addInitScript(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function zoned() {
      return { ...resolvedOptions.call(this), timeZone: 'Nowhere/Land' };
    };
  });
  await page.goto('/admin?tab=overview');
  await page.getByText('UTC days, including today').waitFor();
  await eventually(() => plots().count()).toBe(5);
});

test('plots stack on a phone, without overflow', further, async () => {
  for (const width of [phone.width, 320]) {
    await page.setViewportSize({ ...phone, width });
    await expectWidth(page, width);
    const [first, second] = await Promise.all([
      card('Credits').boundingBox(),
      card('Revenue').boundingBox(),
    ]);
    expect(first?.x).toBe(second?.x);
  }
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.setViewportSize(desktop);
});
