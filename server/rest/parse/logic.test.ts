import { describe, expect, test } from 'vitest';
import type { Condition } from './condition.ts';
import { parseLogic } from './logic.ts';

/** Prints a tree on one line, so that its structure is easy to compare. */
function shown(condition: Condition): string {
  const not = condition.negated ? 'not ' : '';
  if (condition.kind !== 'filter') {
    return `${not}${condition.kind}[${condition.children.map(shown).join(' ')}]`;
  }
  const { test: one } = condition;
  const value = one.kind === 'in' ? one.values.join('|') : one.value;
  const operator = one.kind === 'symbol' ? one.operator : one.kind;
  return `${not}${condition.field.column}:${operator}:${value}`;
}

const parsed = (text: string) => shown(parseLogic('or', false, text));

describe('parseLogic', () => {
  test.each([
    ['(a.eq.1,b.gt.2)', 'or[a:eq:1 b:gt:2]'],
    [
      '(a.eq.1,and(b.gt.2,not.or(c.is.null,d.lt.3)))',
      'or[a:eq:1 and[b:gt:2 not or[c:is:null d:lt:3]]]',
    ],
    ['(a.not.in.(1,2),b.eq."x,(y)")', 'or[not a:in:1|2 b:eq:x,(y)]'],
    ['(a.cs.{"b,c",d},e.cs.[1,2])', 'or[a:cs:{"b,c",d} e:cs:[1,2]]'],
    ['(a.cs.{"b":{"c":[1,2]}})', 'or[a:cs:{"b":{"c":[1,2]}}]'],
    ['( a.eq.1 , b.eq.2)', 'or[a:eq:1  b:eq:2]'],
    ['(android.eq.1,order_no.eq.2)', 'or[android:eq:1 order_no:eq:2]'],
    ['("and".eq.1)', 'or[and:eq:1]'],
    ['(a.eq."half)', 'or[a:eq:"half]'],
  ])('reads %s', (text, tree) => {
    expect(parsed(text)).toBe(tree);
  });

  test('keeps the negation of the whole tree', () => {
    expect(shown(parseLogic('and', true, '(a.eq.1)'))).toBe('not and[a:eq:1]');
  });

  test.each(['', '(', '()', 'a.eq.1', '(a.eq.1', '(a.eq.1))', '(a)', '(not.a.eq.1)', '(a.eq.1,)'])(
    'refuses %j',
    (text) => {
      expect(() => parsed(text)).toThrow('failed to parse logic tree');
    },
  );

  test('limits depth and number of conditions', () => {
    expect(() => parsed(`${'(and'.repeat(20)}(a.eq.1${')'.repeat(21)}`)).toThrow(
      'nested conditions',
    );
    expect(() => parsed(`(${'a.eq.1,'.repeat(300)}a.eq.1)`)).toThrow('conditions');
  });
});
