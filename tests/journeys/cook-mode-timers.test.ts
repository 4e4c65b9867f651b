import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { further } from '#tests/lanes.ts';
import { axeFindings } from './accessibility.ts';
import { makeCook, writeRecipe } from './cooks.ts';
import { type DeviceCounts, listenAtDevice, traybake } from './kitchen.ts';
import { openStage, phone, type Stage, walkTimeoutMs } from './stage.ts';

/** Several timers at once: on other steps, in other tabs, after a reload, and in a browser without storage. */
let stage: Stage;
let page: Page;
let heard: () => Promise<DeviceCounts>;
let path: string;

beforeAll(async () => {
  stage = await openStage();
});
beforeEach(async () => {
  const cook = await makeCook(stage);
  path = `/recipe/${await writeRecipe(cook, traybake)}/cook`;
  page = await stage.newVisitor(phone);
  heard = await listenAtDevice(page);
  await page.clock.install();
});
afterAll(() => stage.close());

const step = (number: number) => page.getByRole('heading', { name: `Step ${number} of 4` });
/** Returns the time left from a timer's accessible name, such as "Rest: 4 minutes 52 seconds left". */
async function secondsLeft(name: string): Promise<number> {
  const timer = page.locator(`[role="timer"][aria-label^="${name}: "]`);
  const said = (await timer.getAttribute('aria-label')) ?? '';
  const [, minutes = 0] = /(\d+) minute/.exec(said) ?? [];
  const [, seconds = 0] = /(\d+) second/.exec(said) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}
const alarm = (name: string) => page.getByRole('alert').getByText(`Time's up: ${name}`);

/** Starts a timer from a time in the step text; it keeps running on other steps. */
async function startTimerOfText() {
  await page.goto(path);
  await page.getByRole('button', { name: 'Start timer: 20–25 min' }).click();
  await page.getByRole('timer', { name: /^Roast: / }).waitFor();
  // How much of the first minute has passed depends on how busy this machine is.
  const begun = await secondsLeft('Roast');
  expect([begun > 19 * 60, begun <= 20 * 60]).toEqual([true, true]);
  await page.clock.runFor(60_000);
  await expect.poll(() => secondsLeft('Roast')).toBeLessThanOrEqual(begun - 60);
  expect(await secondsLeft('Roast')).toBeGreaterThan(begun - 120);
  await page.getByRole('button', { name: 'Next step' }).click();
  await step(2).waitFor();
  await page.getByRole('button', { name: 'Start timer: 5 min' }).click();
  expect(await page.getByRole('timer').count()).toBe(2);
  await expect.poll(() => page.title()).toMatch(/^0[45]:\d\d Rest$/);
  expect(await axeFindings(page)).toEqual([]);
}

/** Pauses the timer, resumes it, and adds a minute. */
async function pauseAndAddMinute() {
  await page.getByRole('button', { name: 'Pause' }).click();
  const resume = page.getByRole('button', { name: 'Resume' });
  await resume.waitFor();
  // The time left depends on how busy this machine was until now.
  const paused = await secondsLeft('Rest');
  await page.clock.fastForward(120_000);
  expect(await secondsLeft('Rest')).toBe(paused);
  await resume.click();
  await page.getByRole('button', { name: '+1 min' }).click();
  await expect.poll(() => secondsLeft('Rest')).toBeGreaterThan(paused);
  // The fraction of a second that was cut off at the pause counts again.
  expect(await secondsLeft('Rest')).toBeLessThanOrEqual(paused + 61);
}

/** Adds a custom timer, which is shown on every step. */
async function addOwnTimer() {
  await page.getByRole('button', { name: 'Add a timer' }).click();
  // The form takes the focus, and Escape closes only the form.
  const panel = page.getByRole('form', { name: 'Add a timer' });
  await expect
    .poll(() => panel.evaluate((form) => form.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await step(2).waitFor();
  await page.getByRole('button', { name: 'Add a timer' }).click();
  await page.getByRole('textbox', { name: "What's it for?" }).fill('Rice');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '15 minutes' }).click();
  await page.getByRole('timer', { name: /^Rice/ }).waitFor();
  await page.getByRole('button', { name: 'Next step' }).click();
  await step(3).waitFor();
  await page.getByRole('timer', { name: /^Rice/ }).waitFor();
}

/** At its end a timer of any step rings, shows an alert, and changes the page title. */
async function hearAlarm() {
  await page.clock.fastForward(6 * 60_000);
  await alarm('Rest').waitFor();
  await expect.poll(() => page.title()).toBe("⏰ Time's up: Rest");
  await page.clock.runFor(4000);
  await expect.poll(async () => (await heard()).tones).toBeGreaterThanOrEqual(8);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go to step 2' }).click();
  await step(2).waitFor();
  await page.getByRole('button', { name: 'Stop alarm: Rest' }).click();
  await alarm('Rest').waitFor({ state: 'detached' });
  const { tones } = await heard();
  await page.clock.runFor(10_000);
  expect((await heard()).tones).toBe(tones);
}

/** A reload keeps the step and the timers; timers that ended meanwhile show their alarm. */
async function reloadWithTimers() {
  await page.reload();
  await step(2).waitFor();
  await page.getByRole('timer', { name: /^Rice/ }).waitFor();
  await page.goto('about:blank');
  await page.clock.fastForward(30 * 60_000);
  await page.goto(path);
  await alarm('Roast').waitFor();
  await alarm('Rice').waitFor();
  // Of "20 to 25 minutes" the first 20 are over; 5 more can be added.
  await page.getByText('Check it now; it may need 5 min more.').waitFor();
  await page.getByRole('button', { name: '5 min more: Roast' }).click();
  await page.getByRole('button', { name: /Roast.*Go to step 1/s }).waitFor();
}

/** The space bar silences the alarm. */
async function silenceBySpaceBar() {
  await page.keyboard.press('Space');
  await alarm('Rice').waitFor({ state: 'detached' });
}

/** Another tab shows the same timers, and stopping one there stops it in both. */
async function stopInOtherTab() {
  const other = await page.context().newPage();
  await other.goto(path);
  const roast = other.getByRole('button', { name: /Roast.*Go to step 1/s });
  await roast.click();
  await other.getByRole('button', { name: 'Stop timer: Roast' }).click();
  await page.getByRole('button', { name: /Roast.*Go to step 1/s }).waitFor({ state: 'detached' });
  await other.close();
}

/** On another page a timer links back to its step, and rings there too. */
async function ringOnOtherPage() {
  // Two tabs of one recipe share the step: the other tab went to the first one.
  await step(1).waitFor();
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('button', { name: 'Start timer: 5 min' }).click();
  await page.getByRole('link', { name: 'Exit' }).click();
  const timers = page.getByRole('complementary', { name: 'Kitchen timers' });
  await timers.getByRole('link', { name: /Rest/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.clock.fastForward(6 * 60_000);
  await alarm('Rest').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await timers.getByRole('link', { name: 'Go there' }).click();
  await step(2).waitFor();
  await page.getByRole('button', { name: 'Stop alarm: Rest' }).click();
  await alarm('Rest').waitFor({ state: 'detached' });
}

test('broken stored timers are ignored; timers work without localStorage', further, async () => {
  await page.goto(path);
  await page.evaluate(() =>
    localStorage.setItem('saffron-cooking', '{"version":1,"timers":[{"x":'),
  );
  await page.reload();
  await step(1).waitFor();
  const closed = await stage.newVisitor(phone);
  await closed.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Not here.', 'SecurityError');
      },
    });
  });
  await closed.goto(path);
  await closed.getByRole('button', { name: 'Start timer: 20–25 min' }).click();
  await closed.getByRole('button', { name: 'Next step' }).click();
  await closed.getByRole('button', { name: /Roast.*Go to step 1/s }).waitFor();
});

test(
  'timers pause, ring and survive a reload, on every step, in another tab and page',
  async () => {
    await startTimerOfText();
    await pauseAndAddMinute();
    await addOwnTimer();
    await hearAlarm();
    await reloadWithTimers();
    await silenceBySpaceBar();
    await stopInOtherTab();
    await ringOnOtherPage();
  },
  walkTimeoutMs,
);
