import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createValidationScheduler } from './validation-scheduler.ts';

const lookTakesMs = 6;
const cpuShare = 0.4;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Looks that take their time on a clock that the test moves, and who had his turn when. */
function scene() {
  let nowMs = 0;
  const looked: string[] = [];
  const scheduleValidation = createValidationScheduler({ cpuShare, nowMs: () => nowMs });
  const look = (name: string) => () => {
    looked.push(`${name} at ${nowMs}`);
    nowMs += lookTakesMs;
  };
  return {
    looked,
    take: (name: string, isFirst = false) => scheduleValidation(look(name), isFirst),
    pass(ms: number) {
      nowMs += ms;
      vi.advanceTimersByTime(ms);
    },
  };
}

test('who is alone looks at once', () => {
  const { take, looked } = scene();
  take('soup');
  expect(looked).toEqual(['soup at 0']);
});

test('the next one waits until the looks have had no more than their share', () => {
  const { take, looked, pass } = scene();
  take('soup');
  take('stew');
  expect(looked).toHaveLength(1);
  pass(9);
  expect(looked).toEqual(['soup at 0', 'stew at 15']);
});

test('who has nothing to show yet goes before those who have', () => {
  const { take, looked, pass } = scene();
  take('soup');
  take('stew');
  take('salad', true);
  pass(9);
  pass(9);
  expect(looked.map((one) => one.split(' ')[0])).toEqual(['soup', 'salad', 'stew']);
});

test('who takes it back is not looked at, and holds up nobody', () => {
  const { take, looked, pass } = scene();
  take('soup');
  const takeBack = take('stew');
  take('salad');
  takeBack();
  pass(9);
  expect(looked).toEqual(['soup at 0', 'salad at 15']);
});
