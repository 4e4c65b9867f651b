import { describe, expect, test } from 'vitest';
import { type Cooking, placeIn, withoutOld } from './cooking.ts';
import { printCooking, readCooking } from './read-cooking.ts';

const kept: Cooking = {
  timers: {
    seenAtMs: 1000,
    list: [
      {
        ...{ id: 'a:1:0', recipeId: 'a', recipeName: 'Soup', name: 'Simmer', step: 1 },
        ...{ durationMs: 60_000, longestMs: 90_000, status: 'running', endsAtMs: 61_000 },
      },
      {
        ...{ id: 'a:0:7', recipeId: 'a', recipeName: 'Soup', name: 'Rice', step: 0 },
        ...{ durationMs: 60_000, status: 'paused', leftMs: 30_000 },
      },
    ],
  },
  places: { a: { at: 2, ticked: [0, 3], lines: 5, changedAtMs: 1000 } },
};

describe('readCooking', () => {
  test('reads back what printCooking wrote', () => {
    expect(readCooking(printCooking(kept))).toEqual(kept);
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '"x"',
    '{"version":2}',
    '{"version":1,"timers":7,"places":[]}',
    '{"version":1,"timers":[null,{},{"id":1}],"places":{"a":null,"b":{"at":-1},"c":{"at":1.5}}}',
  ])('returns nothing for %s', (text) => {
    const { timers, places } = readCooking(text);
    expect({ list: timers.list, places }).toEqual({ list: [], places: {} });
  });

  test('drops an invalid timer and keeps the rest', () => {
    const text = printCooking(kept);
    const bad = [
      ['"durationMs":60000,"longestMs"', '"durationMs":-1,"longestMs"'],
      ['"durationMs":60000,"longestMs"', '"durationMs":1e300,"longestMs"'],
      ['"endsAtMs":61000', '"endsAtMs":"soon"'],
      ['"status":"running"', '"status":"burning"'],
      ['"name":"Simmer"', `"name":"${'x'.repeat(500)}"`],
    ] as const;
    for (const [from, to] of bad) {
      expect(text).toContain(from);
      const { timers, places } = readCooking(text.replace(from, to));
      expect(timers.list.map(({ name }) => name)).toEqual(['Rice']);
      expect(places).toEqual(kept.places);
    }
  });

  test('caps the time left of a paused timer at its duration and drops duplicates', () => {
    const [simmer, rice] = kept.timers.list;
    if (!simmer || !rice) throw new Error('two timers are kept');
    const twice = printCooking({ ...kept, timers: { ...kept.timers, list: [simmer, rice, rice] } });
    const { list } = readCooking(twice.replaceAll('"leftMs":30000', '"leftMs":99999999')).timers;
    expect(list).toHaveLength(2);
    expect(list[1]).toMatchObject({ leftMs: 60_000 });
  });

  test('limits a thousand timers to 12', () => {
    const [, rice] = kept.timers.list;
    const many = Array.from({ length: 1000 }, (_, at) => ({ ...rice, id: `a:0:${at}` }));
    expect(readCooking(JSON.stringify({ version: 1, timers: many })).timers.list).toHaveLength(12);
  });

  test('prints an empty state as an empty string', () => {
    expect(printCooking({ timers: { list: [], seenAtMs: 5 }, places: {} })).toBe('');
  });
});

describe('places', () => {
  const recipe = { id: 'a', ingredients: ['1', '2', '3', '4', '5'], instructions: ['x', 'y', 'z'] };

  test('a place is capped at the end of a shortened recipe; another list has no ticks', () => {
    expect(placeIn(kept, recipe)).toEqual({ at: 2, ticked: [0, 3] });
    expect(placeIn(kept, { ...recipe, instructions: [] }).at).toBe(1);
    expect(placeIn(kept, { ...recipe, ingredients: ['1'] }).ticked).toEqual([]);
    expect(placeIn(kept, { ...recipe, id: 'other' })).toEqual({ at: 1, ticked: [] });
  });

  test('keeps the newest 20 places of the last three days', () => {
    const hourMs = 60 * 60_000;
    const places = Object.fromEntries(
      Array.from({ length: 40 }, (_, hour) => [
        `r${hour}`,
        { at: 1, ticked: [], lines: 1, changedAtMs: hour * hourMs },
      ]),
    );
    const left = Object.keys(withoutOld(places, 40 * hourMs));
    expect(left).toHaveLength(20);
    expect(left[0]).toBe('r39');
    expect(Object.keys(withoutOld(places, 102 * hourMs))).toHaveLength(9);
  });
});
