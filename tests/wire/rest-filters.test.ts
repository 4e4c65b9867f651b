import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestScene, type RestScene } from './rest-scene.ts';

let scene: RestScene;
beforeAll(async () => {
  scene = await createRestScene();
});
afterAll(() => scene.close());

type Shelves = ReturnType<ReturnType<SupabaseClient['from']>['select']>;

async function idsOfPath(query: string): Promise<number[]> {
  const response = await scene.get(`shelves?select=id&order=id&${query}`);
  const body = await response.text();
  expect(response.status, body).toBe(200);
  return (JSON.parse(body) as { id: number }[]).map(({ id }) => id);
}

async function idsOf(filter: (shelves: Shelves) => unknown): Promise<number[]> {
  const query = scene.anon.from('shelves').select('id').order('id');
  filter(query as Shelves);
  const { data, error } = await query;
  expect(error).toBeNull();
  return (data ?? []).map(({ id }) => id as number);
}

test('comparisons', async () => {
  expect(await idsOf((s) => s.eq('name', 'Top, left'))).toEqual([1]);
  expect(await idsOf((s) => s.eq('name', 'Fridge "door"'))).toEqual([2]);
  expect(await idsOf((s) => s.neq('kind', 'cold'))).toEqual([1]);
  expect(await idsOf((s) => s.gt('capacity', 10.5))).toEqual([2]);
  expect(await idsOf((s) => s.gte('capacity', 10.5))).toEqual([1, 2]);
  expect(await idsOf((s) => s.lt('opened_on', '2026-02-03'))).toEqual([1]);
  expect(await idsOf((s) => s.lte('opened_on', '2026-02-03'))).toEqual([1, 2]);
  expect(await idsOf((s) => s.gte('seen_at', '2026-01-02T03:04:05Z'))).toEqual([1]);
  expect(await idsOf((s) => s.eq('big', '9007199254740993'))).toEqual([1]);
  expect(await idsOf((s) => s.match({ kind: 'cold', is_cold: true }))).toEqual([2, 3]);
  expect(await idsOf((s) => s.isDistinct('kind', 'cold'))).toEqual([1, 4]);
});

test('patterns, with % and with *', async () => {
  expect(await idsOf((s) => s.like('name', '%t%'))).toEqual([1, 4]);
  expect(await idsOf((s) => s.ilike('name', '%T%'))).toEqual([1, 4]);
  expect(await idsOfPath('name=ilike.*FRIDGE*')).toEqual([2]);
  expect(await idsOf((s) => s.likeAnyOf('name', ['Top%', 'Attic']))).toEqual([1, 4]);
  expect(await idsOf((s) => s.ilikeAllOf('name', ['%A%', '%c']))).toEqual([4]);
  expect(await idsOfPath('name=match.^[AF]')).toEqual([2, 4]);
  expect(await idsOfPath('name=imatch.^[af]')).toEqual([2, 4]);
});

test('is: null, true, false, unknown', async () => {
  expect(await idsOf((s) => s.is('kind', null))).toEqual([4]);
  expect(await idsOf((s) => s.is('is_cold', true))).toEqual([2, 3]);
  expect(await idsOf((s) => s.is('is_cold', false))).toEqual([1]);
  expect(await idsOfPath('is_cold=is.unknown')).toEqual([4]);
  expect(await idsOfPath('is_cold=is.NULL')).toEqual([4]);
  expect(await idsOfPath('kind=is.not_null')).toEqual([1, 2, 3]);
  expect(await idsOf((s) => s.not('kind', 'is', null))).toEqual([1, 2, 3]);
});

test('in, with values that must be quoted', async () => {
  expect(await idsOf((s) => s.in('id', [1, 3, 99]))).toEqual([1, 3]);
  expect(await idsOf((s) => s.in('name', ['Top, left', 'Cellar (deep)', 'Attic']))).toEqual([
    1, 3, 4,
  ]);
  expect(await idsOf((s) => s.in('name', ['Fridge "door"']))).toEqual([2]);
  expect(await idsOf((s) => s.in('id', []))).toEqual([]);
  expect(await idsOf((s) => s.not('id', 'in', '(1,2)'))).toEqual([3, 4]);
  expect(await idsOfPath('kind=in.(null,cold)')).toEqual([2, 3]);
  expect(await idsOfPath('tags=in.("{grain}","{}")')).toEqual([3, 4]);
});

test('lists: contains, contained by, overlaps', async () => {
  expect(await idsOf((s) => s.contains('tags', ['grain']))).toEqual([1, 2, 4]);
  expect(await idsOf((s) => s.contains('tags', '{"dried fruit",grain}'))).toEqual([1]);
  expect(await idsOf((s) => s.contains('tags', []))).toEqual([1, 2, 3, 4]);
  expect(await idsOf((s) => s.containedBy('tags', ['grain', 'milk']))).toEqual([2, 3, 4]);
  expect(await idsOf((s) => s.overlaps('tags', ['milk', 'salt']))).toEqual([2]);
  expect(await idsOf((s) => s.contains('numbers', ['2']))).toEqual([1]);
  expect(await idsOf((s) => s.eq('tags', '{grain}'))).toEqual([4]);
});

test('JSON: contains and comparisons of nested values', async () => {
  expect(await idsOf((s) => s.contains('notes', { level: 10 }))).toEqual([2]);
  expect(await idsOf((s) => s.eq('notes->>level', '3'))).toEqual([1]);
  expect(await idsOf((s) => s.gt('notes->level', 3))).toEqual([2]);
  expect(await idsOfPath('notes->a->b->>1=eq.two')).toEqual([1]);
  expect(await idsOfPath('notes->>level=in.(3,10)')).toEqual([1, 2]);
});

test('full-text search', async () => {
  expect(await idsOf((s) => s.textSearch('name', 'cellar & deep'))).toEqual([3]);
  expect(
    await idsOf((s) => s.textSearch('name', 'fridges', { type: 'plain', config: 'english' })),
  ).toEqual([2]);
  expect(await idsOfPath('name=wfts(simple).attic or top')).toEqual([1, 4]);
  expect(await idsOfPath('name=not.phfts.cellar deep')).toEqual([1, 2, 4]);
});

test('not', async () => {
  expect(await idsOf((s) => s.not('name', 'ilike', '%t%'))).toEqual([2, 3]);
  expect(await idsOf((s) => s.not('tags', 'cs', '{grain}'))).toEqual([3]);
});

test('several filters of one column are combined with AND', async () => {
  expect(await idsOf((s) => s.gt('id', 1).lt('id', 4))).toEqual([2, 3]);
});

test('or and and: nested, quoted and negated', async () => {
  expect(await idsOf((s) => s.or('id.eq.1,kind.is.null'))).toEqual([1, 4]);
  expect(await idsOf((s) => s.or('id.eq.1,and(id.gt.2,kind.eq.cold)'))).toEqual([1, 3]);
  expect(await idsOf((s) => s.or('id.not.in.(1,2),name.eq."Top, left"'))).toEqual([1, 3, 4]);
  expect(await idsOf((s) => s.or('name.eq."Fridge \\"door\\"",name.eq."Cellar (deep)"'))).toEqual([
    2, 3,
  ]);
  expect(await idsOf((s) => s.or('name.ilike.%attic%,tags.cs.{"dried fruit",grain}'))).toEqual([
    1, 4,
  ]);
  expect(await idsOf((s) => s.or('not.and(id.gt.1,id.lt.4)'))).toEqual([1, 4]);
  expect(await idsOf((s) => s.or('notes->>level.eq.10,numbers.ov.{3,5}'))).toEqual([2, 4]);
  expect(await idsOfPath('not.or=(id.eq.1,id.eq.2)')).toEqual([3, 4]);
  expect(await idsOfPath('and=(id.gte.2,or(kind.is.null,is_cold.is.true))')).toEqual([2, 3, 4]);
  expect(await idsOfPath('or=( id.eq.1 , id.eq.2 )')).toEqual([1, 2]);
  expect(await idsOfPath('or=(notes.cs.{"level":3,"a":{"b":[1,"two"]}},id.eq.4)')).toEqual([1, 4]);
});

test('two or= parameters are combined with AND', async () => {
  expect(await idsOf((s) => s.or('id.eq.1,id.eq.2').or('id.eq.2,id.eq.3'))).toEqual([2]);
});

test('a value that looks like SQL or filter syntax is taken literally', async () => {
  for (const value of [
    "'; drop table shelves; --",
    '$1',
    '\\',
    '"',
    '%00x',
    '*',
    'eq.1',
    '{}',
    '()',
  ]) {
    const { data, error } = await scene.anon.from('shelves').select('id').eq('name', value);
    expect([value, error, data]).toEqual([value, null, []]);
  }
  expect(await idsOf((s) => s)).toEqual([1, 2, 3, 4]);
});

test('an invalid value, operator or column is 400 with its error code', async () => {
  const cases: [string, number, string][] = [
    ['id=eq.abc', 400, '22P02'],
    ['id=in.(1,abc)', 400, '22P02'],
    ['id=eq.99999999999999999999', 400, '22003'],
    ['opened_on=gt.yesterdayish', 400, '22007'],
    ['is_cold=eq.maybe', 400, '22P02'],
    ['tags=cs.{a', 400, '22P02'],
    ['notes=cs.{nope', 400, '22P02'],
    ['nothing=eq.1', 400, '42703'],
    ['order=nothing', 400, '42703'],
    ['id=zz.1', 400, 'PGRST100'],
    ['id=1', 400, 'PGRST100'],
    ['id=is.maybe', 400, 'PGRST100'],
    ['id=in.1,2', 400, 'PGRST100'],
    ['id=fts(any', 400, 'PGRST100'],
    ['or=id.eq.1', 400, 'PGRST100'],
    ['or=(id.eq.1', 400, 'PGRST100'],
    ['or=()', 400, 'PGRST100'],
    ['or=(id.eq.1))', 400, 'PGRST100'],
    ['order=id.sideways', 400, 'PGRST100'],
    ['name=match.(', 400, '2201B'],
    ['name=fts.a b &', 400, '42601'],
    ['name=fts(klingon).a', 400, '42704'],
    ['kind=is.true', 400, '42804'],
  ];
  for (const [query, status, code] of cases) {
    const response = await scene.get(`shelves?select=id&${query}`);
    expect([query, response.status, await response.json()]).toMatchObject([
      query,
      status,
      { code },
    ]);
  }
});
