import { describe, expect, test } from 'vitest';
import { parseAccept } from './accept.ts';
import { parsePreferences, type RequestKind } from './prefer.ts';
import { intersect, parseCount, parseRangeHeader } from './range.ts';

describe('parsePreferences', () => {
  test('reads known preferences and lists the applied ones', () => {
    expect(
      parsePreferences('return=representation, count=exact,resolution=merge-duplicates', 'insert'),
    ).toMatchObject({
      representation: 'full',
      count: true,
      resolution: 'merge-duplicates',
      applied: ['return=representation', 'count=exact', 'resolution=merge-duplicates'],
    });
    expect(parsePreferences(null, 'read')).toMatchObject({ count: false, applied: [] });
  });

  test('uses the first of two values, and ignores unknown preferences unless strict', () => {
    expect(
      parsePreferences('return=minimal,return=representation,x=y', 'update').representation,
    ).toBe('minimal');
    expect(() => parsePreferences('handling=strict,x=y', 'read')).toThrow('Invalid preferences');
  });

  test('max-affected needs strict handling', () => {
    expect(parsePreferences('max-affected=3', 'update').maxAffected).toBeUndefined();
    expect(parsePreferences('handling=strict,max-affected=3', 'update').maxAffected).toBe(3);
  });

  test('does not apply preferences that the kind of request does not support', () => {
    const all = 'handling=strict,return=minimal,missing=default,max-affected=3,count=exact';
    const appliedBy = (kind: RequestKind) => parsePreferences(all, kind).applied;
    expect(appliedBy('read')).toEqual(['handling=strict', 'count=exact']);
    expect(appliedBy('insert')).toEqual([
      'handling=strict',
      'return=minimal',
      'missing=default',
      'count=exact',
    ]);
    expect(appliedBy('delete')).toEqual([
      'handling=strict',
      'return=minimal',
      'max-affected=3',
      'count=exact',
    ]);
    expect(parsePreferences(all, 'insert').maxAffected).toBeUndefined();
  });
});

describe('parseAccept', () => {
  test('reads single object, stripped nulls, list and CSV', () => {
    expect(parseAccept(null)).toMatchObject({
      single: false,
      contentType: 'application/json; charset=utf-8',
    });
    expect(parseAccept('application/vnd.pgrst.object+json;nulls=stripped')).toEqual({
      csv: false,
      single: true,
      stripNulls: true,
      contentType: 'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
    });
    expect(parseAccept('text/html, */*;q=0.1').single).toBe(false);
    expect(parseAccept('text/csv, */*').csv).toBe(true);
    expect(() => parseAccept('text/html')).toThrow('None of these media types');
  });
});

describe('ranges', () => {
  test('intersects the Range header with limit and offset', () => {
    const query = (offset: number, limit?: number) => ({ offset, limit });
    expect(intersect(parseRangeHeader('2-5'), query(0))).toEqual({ offset: 2, limit: 4 });
    expect(intersect(parseRangeHeader('2-'), query(1, 4))).toEqual({ offset: 2, limit: 3 });
    expect(intersect(parseRangeHeader('0-1'), query(5, 5))).toEqual({ offset: 5, limit: 0 });
    expect(intersect(parseRangeHeader('bytes=0-1'), query(0))).toEqual({
      offset: 0,
      limit: undefined,
    });
    expect(() => parseRangeHeader('5-2')).toThrow('range not satisfiable');
  });

  test('limit and offset are whole numbers from zero on, and large ones are capped', () => {
    expect(parseCount('limit', ' 5 ')).toBe(5);
    expect(parseCount('offset', '9'.repeat(30))).toBe(999_999_999_999);
    expect(() => parseCount('limit', '-1')).toThrow('range not satisfiable');
    expect(() => parseCount('limit', '1e3')).toThrow('failed to parse limit');
  });
});
