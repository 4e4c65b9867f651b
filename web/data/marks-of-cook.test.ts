import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  checkStoredTimers,
  keepPlace,
  knownCooking,
} from '../features/cook-mode/kept/cooking-store.ts';
import { keepTicks } from '../features/recipes/shopping-list/kept-ticks.ts';
import { forgetMarks } from './marks-of-cook.ts';
import { chooseServings, chooseSystem } from './recipes/measured/chosen-measures.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('forgetMarks clears a cook’s marks from storage and memory before the next cook', () => {
  keepPlace('of-ada', { at: 2, ticked: [0], lines: 3 });
  keepTicks('of-ada', new Set([1]));
  chooseServings('of-ada', 6);
  expect([...stored.keys()].sort()).toEqual([
    'saffron-cooking',
    'saffron-measures',
    'saffron-shopping',
  ]);

  forgetMarks();
  expect([...stored.keys()]).toEqual([]);
  checkStoredTimers();
  expect([...stored.keys()]).toEqual([]);
  expect(knownCooking().places).toEqual({});

  keepPlace('of-ben', { at: 1, ticked: [], lines: 3 });
  keepTicks('of-ben', new Set([0]));
  chooseSystem('us');
  expect([...stored.values()].join()).not.toContain('of-ada');
  expect(stored.get('saffron-measures')).not.toContain('servings":{"');
});
