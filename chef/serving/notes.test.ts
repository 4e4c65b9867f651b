import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { knowDish } from '#chef/finding/known-dish.ts';
import type { MissedChoice } from '#chef/finding/missed-tastes.ts';
import { notesOf } from './notes.ts';

const book = readCompiledCookbook(readFileSync('build/cookbook.json', 'utf8'));
const said = { unknown: [], hadOfCuisine: false };

function notes(missed: MissedChoice[], changes: string[] = []): string[] {
  const dish = book.find('cuisines/thai/som-tam');
  if (!dish) throw new Error('There is no som tam.');
  const known = knowDish(dish, book);
  const ranks = {
    rank: 0,
    headRank: 0,
    isNearlyAsked: false,
    isLate: false,
    isForFew: false,
    isForOthers: false,
    lacksMeat: false,
    wordsOfName: 0,
    tellingWordsOfName: 0,
    exactness: 0,
  };
  const found = { dish, known, missed, ...ranks };
  const flags = {
    isAsked: false,
    keepsBans: true,
    isNamedByLack: false,
    lacksGear: false,
    isFarTooLong: false,
    isRecent: false,
  };
  return notesOf({ ...found, ...flags }, changes, said);
}

describe('notes about missed choices', () => {
  test('one note names all foods, and the cuisine comes first', () => {
    expect(
      notes([
        { kind: 'technique', names: 'Pan-Searing' },
        { kind: 'food', names: 'Apples' },
        { kind: 'food', names: 'Berries' },
        { kind: 'cuisine', names: 'German' },
      ]),
    ).toEqual([
      'We have no German dish that fits everything you asked for; this dish is Thai.',
      "This dish doesn't use something you asked for: Apples, Berries.",
      "You asked for Pan-Searing, but this dish isn't made that way.",
    ]);
  });

  test('several lesser misses share a note, so that none is dropped', () => {
    const all = notes(
      [
        { kind: 'heat', names: 'milder' },
        { kind: 'style', names: 'Festive' },
        { kind: 'plating', names: 'Family Style' },
        { kind: 'difficulty', names: 'Hard' },
      ],
      ['Put in: parsley.'],
    );
    expect(all).toEqual([
      "It isn't as hot as you asked.",
      "You also asked for “Festive”, “Family Style”, “Hard”, which this dish isn't.",
      'Put in: parsley.',
    ]);
  });
});
