import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createValidationScheduler } from './validation-scheduler.ts';

const lookTakesMs = 6;
const cpuShare = 0.4;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Creates a scheduler with validations that take time on a fake clock, and records when each one ran. */
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

test('runs a validation at once if none is pending', () => {
  const { take, looked } = scene();
  take('soup');
  expect(looked).toEqual(['soup at 0']);
});

test('delays the next validation until the CPU share is met', () => {
  const { take, looked, pass } = scene();
  take('soup');
  take('stew');
  expect(looked).toHaveLength(1);
  pass(9);
  expect(looked).toEqual(['soup at 0', 'stew at 15']);
});

test('runs validations of answers with nothing on the screen first', () => {
  const { take, looked, pass } = scene();
  take('soup');
  take('stew');
  take('salad', true);
  pass(9);
  pass(9);
  expect(looked.map((one) => one.split(' ')[0])).toEqual(['soup', 'salad', 'stew']);
});

test('a cancelled validation does not run and delays no other', () => {
  const { take, looked, pass } = scene();
  take('soup');
  const takeBack = take('stew');
  take('salad');
  takeBack();
  pass(9);
  expect(looked).toEqual(['soup at 0', 'salad at 15']);
});
