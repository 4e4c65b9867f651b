import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Printed, scheduleSteps } from './schedule.ts';
import { orderSteps } from './schedule-order.ts';
import type { Step } from './step.ts';

const prep = (minutes: number, text: string, more: Partial<Step> = {}): Step => ({
  ...{ kind: 'prep', minutes, text },
  ...more,
});
const cook = (minutes: number, text: string, more: Partial<Step> = {}): Step => ({
  ...{ kind: 'cook', minutes, text, on: 'hob' },
  ...more,
});
const plan = (steps: Step[]) => scheduleSteps(orderSteps(steps));
const told = (steps: Printed[]) =>
  steps.map(({ text, isBeside }) => (isBeside ? `meanwhile ${text}` : text));
const lengthOf = (steps: Printed[]) => Math.max(...steps.map(({ end }) => end));
const clockOf = (steps: Printed[]) =>
  steps.filter(({ isBeside }) => !isBeside).reduce((sum, { minutes }) => sum + minutes, 0);

describe('scheduling', () => {
  test('what simmers alone runs beside the sauce that takes longer', () => {
    const steps = plan([
      prep(8, 'board'),
      cook(10, 'pasta', { handsMinutes: 1, id: 'pasta' }),
      cook(8, 'onion', { after: [] }),
      cook(6, 'sauce', { handsMinutes: 1 }),
      cook(2, 'toss'),
    ]);
    expect(told(steps)).toEqual(['board', 'onion', 'meanwhile pasta', 'sauce', 'toss']);
  });

  test('one oven holds one thing at a time, four rings hold four', () => {
    const bake = (text: string) =>
      cook(20, text, { on: 'oven', handsMinutes: 1, after: [] as string[] });
    const boil = (text: string) => cook(20, text, { handsMinutes: 1, after: [] as string[] });
    const serve = prep(1, 'serve');
    expect(lengthOf(plan([bake('one'), bake('other'), serve]))).toBe(41);
    expect(lengthOf(plan(['a', 'b', 'c', 'd'].map(boil).concat(serve)))).toBe(24);
    expect(lengthOf(plan(['a', 'b', 'c', 'd', 'e'].map(boil).concat(serve)))).toBe(41);
  });

  test('two hands do one thing at a time', () => {
    const steps = plan([prep(5, 'one', { after: [] }), prep(7, 'other', { after: [] })]);
    expect(told(steps)).toEqual(['one', 'other']);
    expect(lengthOf(steps)).toBe(12);
  });

  test('waiting for a step that this dish has not is waiting for the one before', () => {
    const steps = plan([
      prep(5, 'board'),
      cook(9, 'fry', { after: ['no such step'] }),
      prep(1, 'serve'),
    ]);
    expect(lengthOf(steps)).toBe(15);
  });

  test('the halves of a parted step stay together', () => {
    const parted = orderSteps([
      cook(8, 'fry', { id: 'fry, begun' }),
      cook(1, 'tip out', { id: 'fry' }),
      cook(5, 'boil', { handsMinutes: 1, after: [] }),
      prep(1, 'serve'),
    ]).map((step) => (step.id === 'fry, begun' ? { ...step, isBegun: true as const } : step));
    const texts = scheduleSteps(parted).map(({ text }) => text);
    expect(texts.indexOf('tip out')).toBe(texts.indexOf('fry') + 1);
  });

  const anyStep = fc.record({
    minutes: fc.integer({ min: 1, max: 40 }),
    place: fc.constantFrom('board', 'hob', 'oven', 'alone'),
    isFree: fc.boolean(),
  });
  const stepsOf = fc.array(anyStep, { minLength: 2, maxLength: 9 }).map((all) =>
    all.map(({ minutes, place, isFree }, at): Step => {
      const more = isFree ? { after: [] } : {};
      if (place === 'board') return prep(minutes, `step ${at}`, more);
      if (place === 'alone') return { kind: 'rest', minutes, text: `step ${at}`, handsMinutes: 0 };
      return cook(minutes, `step ${at}`, { on: place as 'hob' | 'oven', handsMinutes: 1, ...more });
    }),
  );

  test('any plan keeps hands, rings and oven, tells every step once, and adds up to its length', () => {
    fc.assert(
      fc.property(stepsOf, (steps) => {
        const printed = plan(steps);
        expect(printed.map(({ text }) => text).toSorted()).toEqual(
          steps.map(({ text }) => text).toSorted(),
        );
        for (let minute = 0; minute < lengthOf(printed); minute++) {
          const now = printed.filter(({ start, end }) => start <= minute && minute < end);
          const hands = now.filter((one) => minute < one.start + (one.handsMinutes ?? one.minutes));
          expect(hands.length).toBeLessThanOrEqual(1);
          expect(now.filter(({ on }) => on === 'oven').length).toBeLessThanOrEqual(1);
          expect(now.filter(({ on }) => on === 'hob').length).toBeLessThanOrEqual(4);
        }
        // Setting something down to cook by itself takes a minute that no printed step counts.
        const left = steps.filter(({ handsMinutes }) => handsMinutes === 1).length;
        expect(lengthOf(printed) - clockOf(printed)).toBeLessThanOrEqual(left);
        expect(clockOf(printed)).toBeLessThanOrEqual(lengthOf(printed));
        expect(printed[0]?.isBeside).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
