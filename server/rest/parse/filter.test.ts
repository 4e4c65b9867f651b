import { describe, expect, test } from 'vitest';
import { looksLikeOperation, parseOperation } from './filter.ts';

const symbol = (operator: string, value: string) => ({
  kind: 'symbol',
  operator,
  quantifier: undefined,
  value,
});

describe('parseOperation', () => {
  test('takes the rest of the text unchanged as the value', () => {
    expect(parseOperation('eq.a.b,(c)"d"')).toEqual({
      negated: false,
      test: symbol('eq', 'a.b,(c)"d"'),
    });
    expect(parseOperation('eq.')).toEqual({ negated: false, test: symbol('eq', '') });
    expect(parseOperation('not.like.*x*')).toEqual({ negated: true, test: symbol('like', '*x*') });
  });

  test('reads lists, where quotes count only around a whole value', () => {
    const list = (text: string) => parseOperation(text).test;
    expect(list('in.(1,"b,c","d\\"e")')).toEqual({ kind: 'in', values: ['1', 'b,c', 'd"e'] });
    expect(list('in.("a"b,c")')).toEqual({ kind: 'in', values: ['"a"b', 'c"'] });
    expect(list('in.()')).toEqual({ kind: 'in', values: [] });
    expect(list('in.(,)')).toEqual({ kind: 'in', values: ['', ''] });
  });

  test('reads quantifiers and languages', () => {
    expect(parseOperation('like(any).{a,b}').test).toMatchObject({ quantifier: 'any' });
    expect(parseOperation('fts(english).a').test).toMatchObject({ language: 'english' });
  });

  test.each([
    '',
    'eq',
    'zz.1',
    'cs(any).{}',
    'is.maybe',
    'in.(1',
    'in.1',
    'toString.1',
    'not.not.eq.1',
  ])('refuses %j', (text) => {
    expect(() => parseOperation(text)).toThrow('failed to parse filter');
  });
});

describe('looksLikeOperation', () => {
  test('distinguishes filters from function arguments', () => {
    expect(['eq.1', 'not.in.(1)', 'fts(simple).a'].map(looksLikeOperation)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['1', 'a.b', 'eq', '3.14', 'is.maybe', 'in.a'].map(looksLikeOperation)).toEqual(
      Array(6).fill(false),
    );
  });
});
