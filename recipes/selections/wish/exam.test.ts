import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mark, type Question, readExam } from './exam-marks.ts';

/**
 * Wishes as people type them, with what should be understood, written down before anything was built to read them. One half was worked with,
 * the other looked at once, at the end; docs/decisions/0097 says what that try gave. A food that a key does not name counts as a mistake here.
 */
const examOf = (name: string): Question[] =>
  readExam(readFileSync(new URL(`./exam/${name}.tsv`, import.meta.url), 'utf8'));

test.each(['worked-with', 'set-aside'])(
  'of the wishes %s nearly everything is read, and little else',
  (name) => {
    const marks = examOf(name).map(mark);
    expect(marks.length).toBeGreaterThanOrEqual(85);
    const count = (key: 'right' | 'tooMany' | 'lacking') =>
      marks.reduce((sum, one) => sum + one[key].length, 0);
    const mistakes = JSON.stringify(
      marks.filter(({ tooMany, lacking }) => tooMany.length + lacking.length > 0),
    );
    expect(count('right') / (count('right') + count('tooMany')), mistakes).toBeGreaterThanOrEqual(
      0.91,
    );
    expect(count('right') / (count('right') + count('lacking')), mistakes).toBeGreaterThanOrEqual(
      0.96,
    );
  },
);

test('servings, minutes, equipment and restrictions are never read where none are said', () => {
  const strict = /^(?:servings|max|min|with|without|out|diet)=/;
  const wrong = ['worked-with', 'set-aside']
    .flatMap((name) => examOf(name).map(mark))
    .flatMap(({ wish, tooMany }) =>
      tooMany.filter((code) => strict.test(code)).map((code) => `${wish}: ${code}`),
    );
  // Its key has it as a level of heat; it is left out altogether.
  expect(wrong).toEqual(['no spice at all please: out=spice']);
});
