import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedLines } from './expected-lines.ts';
import { type IngredientLine, readIngredientLine } from './read-line.ts';

/** Prints the parts of a line as one string: "2..3 tbsp | olive oil | plus extra". */
function shown(line: IngredientLine): string {
  const three = (value: number) => String(Math.round(value * 1000) / 1000);
  const amount = line.amount === undefined ? '' : three(line.amount);
  const parts = [
    line.isHeader ? 'header' : '',
    line.optional ? 'optional' : '',
    line.amountLow === undefined ? amount : `${three(line.amountLow)}..${amount}`,
    line.unit?.name ?? '',
    line.tinGrams === undefined ? '' : `of ${Math.round(line.tinGrams)}g`,
    line.statedGrams === undefined ? '' : `=${Math.round(line.statedGrams)}g`,
    line.size ?? '',
  ];
  return `${parts.filter(Boolean).join(' ')} | ${line.food} | ${line.note ?? ''}`.trim();
}

describe('ingredient lines of every kind', () => {
  const rows = expectedLines
    .trim()
    .split('\n')
    .map((row) => row.split('=>').map((cell) => cell.trim()));

  test('the table has at least 120 lines', () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
  });

  test.each(rows)('%s', (line = '', expected = '') => {
    expect(shown(readIngredientLine(line))).toBe(expected);
  });

  test('never throws; always returns a name and never an amount of zero', () => {
    const words = fc.constantFrom(
      '1',
      '½',
      '2-3',
      'g',
      'x',
      '400',
      'tin',
      '(',
      ')',
      '/',
      ',',
      'of',
      'a',
      'half',
      'juice',
      'flour',
      '-',
      'cup',
      'plus',
      '%',
      ':',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(words).map((list) => list.join(' ')),
        ),
        (line) => {
          const read = readIngredientLine(line);
          expect(typeof read.name).toBe('string');
          if (read.amount !== undefined) expect(read.amount).toBeGreaterThan(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
