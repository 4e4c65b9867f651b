import { describe, expect, test } from 'vitest';
import { parseSelect } from './select.ts';

const plain = (column: string) => ({
  kind: 'field',
  field: { column, path: [] },
  alias: undefined,
  cast: undefined,
});

describe('parseSelect', () => {
  test('an empty select means all columns', () => {
    expect(parseSelect('')).toEqual([{ kind: 'all' }]);
    expect(parseSelect(' ')).toEqual([{ kind: 'all' }]);
  });

  test('reads columns with spaces around commas, unicode and quotes', () => {
    expect(parseSelect('id, größe ,"a,b"')).toEqual([plain('id'), plain('größe'), plain('a,b')]);
  });

  test('distinguishes an alias from a cast', () => {
    expect(parseSelect('a:b::text,c::int')).toEqual([
      { ...plain('b'), alias: 'a', cast: 'text' },
      { ...plain('c'), cast: 'int' },
    ]);
  });

  test('reads a JSON path and keeps names with a dash whole', () => {
    expect(parseSelect('a-b->c->-1->>"d e"')).toEqual([
      {
        ...plain('a-b'),
        field: {
          column: 'a-b',
          path: [
            { key: 'c', isIndex: false, asText: false },
            { key: '-1', isIndex: true, asText: false },
            { key: 'd e', isIndex: false, asText: true },
          ],
        },
      },
    ]);
  });

  test('reads embedded resources with alias, hint, inner join and spread', () => {
    expect(parseSelect('x:a!fk!inner(*),...b(c),d()')).toEqual([
      {
        kind: 'embed',
        target: 'a',
        alias: 'x',
        hint: 'fk',
        inner: true,
        spread: false,
        items: [{ kind: 'all' }],
      },
      {
        kind: 'embed',
        target: 'b',
        alias: undefined,
        hint: undefined,
        inner: false,
        spread: true,
        items: [plain('c')],
      },
      {
        kind: 'embed',
        target: 'd',
        alias: undefined,
        hint: undefined,
        inner: false,
        spread: false,
        items: [],
      },
    ]);
  });

  test('reports the position of a syntax error', () => {
    expect(() => parseSelect('id,(')).toThrow(
      '"failed to parse select parameter (id,()" (line 1, column 4)',
    );
    expect(() => parseSelect('a(b')).toThrow('column 4');
  });

  test('refuses aggregates, long names, deep nesting and too many items', () => {
    expect(() => parseSelect('count()')).toThrow('aggregate');
    expect(() => parseSelect('a.sum()')).toThrow('aggregate');
    expect(() => parseSelect(`${'ü'.repeat(32)}:a`)).toThrow('bytes in a name');
    expect(() => parseSelect(`${'a('.repeat(7)}b${')'.repeat(7)}`)).toThrow('levels of embedded');
    expect(() => parseSelect('a,'.repeat(300))).toThrow('selected items');
  });
});
