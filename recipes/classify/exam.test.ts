import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { classifyPhrase } from './classify-phrase.ts';

/**
 * Our own exams: a phrase, its allergens, and those that its label may name in addition. Each was written
 * before the classifier ran on it; `docs/decisions/0030` has the results of the first runs.
 */
type Question = { phrase: string; allergens: string[]; may: string[] };

const folder = new URL('./exam/', import.meta.url);

function readExam(file: string): Question[] {
  const [, ...rows] = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [phrase = '', allergens = '', may = ''] = row.split('\t');
    const codes = (cell: string) => cell.split(' ').filter((code) => code !== '');
    return { phrase, allergens: codes(allergens), may: codes(may) };
  });
}

const questions = readdirSync(folder).flatMap(readExam);
const asked = questions.map((question) => ({
  ...question,
  answer: classifyPhrase(question.phrase),
}));

const missed = asked.flatMap(({ phrase, allergens, answer }) =>
  allergens
    .filter((code) => !answer.allergens.some((found) => found === code))
    .map((code) => ({ code, phrase })),
);
const expected = questions.flatMap(({ allergens }) => allergens);

describe('the classifier on our own exams', () => {
  test('have many phrases, including many without allergens', () => {
    expect(questions.length).toBeGreaterThanOrEqual(550);
    const traps = questions.filter(({ allergens }) => allergens.length === 0);
    expect(traps.length).toBeGreaterThanOrEqual(150);
    expect(new Set(questions.map(({ phrase }) => phrase)).size).toBe(questions.length);
  });

  test('finds at least 98.5 % of the allergens', () => {
    expect(missed.length / expected.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.015);
  });

  test.each(['peanuts', 'nuts', 'crustaceans', 'fish', 'sesame'])('finds all %s', (code) => {
    expect(expected.filter((one) => one === code).length).toBeGreaterThanOrEqual(20);
    expect(missed.filter((one) => one.code === code)).toEqual([]);
  });

  test('reports a false allergen in at most 2.5 % of the phrases', () => {
    const alarms = asked.filter(({ allergens, may, answer }) =>
      answer.allergens.some((code) => !allergens.includes(code) && !may.includes(code)),
    );
    const share = alarms.length / questions.length;
    expect(share, JSON.stringify(alarms.map(({ phrase }) => phrase))).toBeLessThanOrEqual(0.025);
  });
});
