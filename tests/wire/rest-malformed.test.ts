import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestScene, type RestScene } from './rest-scene.ts';

// Whatever comes in, the answer is never a 500: one of ours would mean that something was not foreseen.

let scene: RestScene;
beforeAll(async () => {
  scene = await createRestScene();
});
afterAll(() => scene.close());

async function expectForeseen(response: Response, what: unknown): Promise<void> {
  const body = await response.text();
  expect(response.status, `${JSON.stringify(what)} → ${body}`).toBeLessThan(500);
  if (response.status < 400) return;
  const problem = JSON.parse(body) as Record<string, unknown>;
  expect(Object.keys(problem).sort()).toEqual(['code', 'details', 'hint', 'message']);
}

const deep = (open: string, close: string, times: number) =>
  `${open.repeat(times)}${close.repeat(times)}`;

test.each([
  'select=%',
  'select=%ff',
  'select=%E0%A4%A',
  'select=%00',
  'name=eq.%00',
  'name=eq.%ED%A0%80',
  '%00=eq.1',
  'select=(',
  'select=)',
  'select=,',
  'select=id,,name',
  'select=id:',
  'select=:id',
  'select=id::',
  'select=id::nothing',
  'select=id::text[]',
  'select=id::text;drop table shelves',
  'select=*::text',
  'select=**',
  'select=...',
  'select=...(id)',
  'select=id->',
  'select=id->>',
  'select=notes->a->->b',
  `select=notes${'->a'.repeat(50)}`,
  `select=${deep('jars(', ')', 500)}`,
  `select=${deep('(', ')', 5000)}`,
  `select=${'*,'.repeat(150)}*`,
  `select=${'id,'.repeat(3000)}id`,
  `select=${'jars(id),'.repeat(60)}id`,
  `select=${'x'.repeat(80)}:id`,
  'select=__proto__',
  'select=constructor(id)',
  'select=hasOwnProperty',
  'select="',
  'select="id',
  'select=💥',
  '__proto__=eq.1',
  'constructor.prototype=eq.1',
  'toString=eq.1',
  '=eq.1',
  'id',
  'id=',
  'id=.',
  'id=eq',
  'id=eq.',
  'id=not',
  'id=not.',
  'id=not.not.eq.1',
  'id=toString.1',
  'id=__proto__.1',
  'id=eq(any).{1',
  'id=eq(some).{1}',
  'id=in(any).(1)',
  'id=in.',
  'id=in.(',
  'id=in.)',
  'id=in.("',
  'id=in.(1)(2)',
  `id=in.(${'1,'.repeat(2500)}1)`,
  'id=is.',
  'id=eq.1e400',
  'capacity=eq.1e400',
  'capacity=eq.NaN',
  'big=eq.-9223372036854775809',
  'opened_on=eq.999999-99-99',
  'seen_at=gt.infinityy',
  `name=match.${'('.repeat(5000)}`,
  'name=match.[',
  'name=like.\\',
  'name=fts.&&&',
  `name=fts.${'a&'.repeat(2000)}a`,
  'notes=cs.{"a"',
  'notes=eq.1',
  'notes->-1=eq.1',
  'notes->99999999999=eq.1',
  'notes->>2147483648=eq.x',
  'id=cs.{1}',
  'id=sl.(1,2)',
  'id=like.1',
  'name=adj.x',
  'or',
  'or=',
  'or=(',
  'or=(,)',
  'or=(id)',
  'or=(id.eq)',
  'or=(id.eq.1,)',
  'or=(not.id.eq.1)',
  'or=(id.in.(1,2)',
  'or=(name.eq."a)',
  'or=(name.cs.{a)',
  `or=${deep('(and', ')', 400)}`,
  `or=(${'id.eq.1,'.repeat(300)}id.eq.1)`,
  `or=(${'or('.repeat(20)}id.eq.1${')'.repeat(20)})`,
  'not.or=x',
  'not=eq.1',
  'and.or.and=(id.eq.1)',
  'jars.or=(id.eq.1)',
  'a.b.c.d.e.f.g.h=eq.1',
  'order=',
  'order=,',
  'order=.',
  'order=id.',
  'order=id.desc.desc',
  'order=id.nullsfirst.desc',
  'order=jars(',
  'order=jars()',
  'order=keepers(name)',
  `order=${'id,'.repeat(50)}id`,
  'order=notes',
  'limit=',
  'limit=-1',
  'limit=1e3',
  'limit=99999999999999999999999999999999',
  'limit=NaN',
  'offset=0x10',
  'offset=99999999999999999999',
  'limit=1&limit=2',
  'columns=',
  'columns="',
  'on_conflict=',
  '&&&',
  '=',
  '?',
  `${'id=eq.1&'.repeat(300)}`,
  `name=eq.${'x'.repeat(40_000)}`,
])('GET ?%s', async (query) => {
  await expectForeseen(await scene.get(`shelves?${query}`), query);
});

test('headers that say nothing sensible', async () => {
  const headers: Record<string, string>[] = [
    { prefer: ',,,=,==' },
    { prefer: 'count' },
    { prefer: 'count=exact=exact' },
    { prefer: '__proto__=1' },
    { prefer: 'handling=strict,max-affected=-1' },
    { range: '0-' },
    { range: '-1' },
    { range: 'bytes=0-1' },
    { range: '99999999999999999999-' },
    { accept: '' },
    { accept: ';;;' },
    { accept: 'application/vnd.pgrst.object+json;nulls=' },
    { accept: 'application/vnd.pgrst.plan+json' },
    { 'accept-profile': '__proto__' },
    { authorization: 'Bearer' },
    { authorization: 'Basic abc' },
  ];
  for (const one of headers) await expectForeseen(await scene.get('shelves', one), one);
});

const word = fc.constantFrom(
  ...[
    'id',
    'name',
    'notes',
    'tags',
    'keepers',
    'jars',
    'nothing',
    'select',
    'order',
    'limit',
    'offset',
    'or',
  ],
  ...[
    'and',
    'not',
    'eq',
    'in',
    'is',
    'cs',
    'like',
    'fts',
    'null',
    '1',
    'a b',
    '"',
    "'",
    '\\',
    '(',
    ')',
    '{',
    '}',
  ],
  ...[
    ',',
    '.',
    ':',
    '::',
    '->',
    '->>',
    '!',
    '!inner',
    '*',
    '...',
    '%',
    '%00',
    '%ff',
    '$1',
    ';',
    '--',
    '=',
    '-',
    '💥',
  ],
);
const soup = fc.array(word, { maxLength: 12 }).map((words) => words.join(''));
const names = [
  'select',
  'order',
  'or',
  'and',
  'not.or',
  'limit',
  'offset',
  'id',
  'name',
  'notes',
  'tags',
  'jars.or',
];
const parameter = fc
  .tuple(
    fc.oneof(fc.constantFrom(...names), soup),
    fc.oneof(soup, fc.string({ unit: 'binary', maxLength: 20 })),
  )
  .map(([name, value]) => `${name}=${value}`);
const runs = { numRuns: 400 };

test('no query string gives a 500', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(parameter, { maxLength: 4 }), async (parameters) => {
      const query = parameters.join('&').replaceAll('#', '');
      await expectForeseen(await scene.get(`shelves?${query}`, { prefer: 'count=exact' }), query);
    }),
    runs,
  );
});

test('no filter that can be read gives a 500', async () => {
  const column = fc.constantFrom(
    'id',
    'name',
    'notes',
    'tags',
    'opened_on',
    'capacity',
    'is_cold',
    'notes->a',
    'notes->>a',
  );
  const operators = [
    'eq',
    'neq',
    'gt',
    'like',
    'ilike',
    'match',
    'in',
    'is',
    'cs',
    'cd',
    'ov',
    'fts',
    'wfts',
    'sl',
    'adj',
  ];
  const operator = fc.constantFrom(
    ...operators,
    'not.eq',
    'not.in',
    'like(any)',
    'eq(all)',
    'isdistinct',
  );
  const value = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('(1,2)', '{a,b}', 'null', '{"a":1}', '[1,2)'),
  );
  await fc.assert(
    fc.asyncProperty(column, operator, value, fc.boolean(), async (field, how, text, nested) => {
      const value_ = encodeURIComponent(text);
      const query = nested ? `or=(${field}.${how}.${value_},id.eq.1)` : `${field}=${how}.${value_}`;
      await expectForeseen(await scene.get(`shelves?select=id&${query}`), query);
    }),
    runs,
  );
});

const json = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.string({ maxLength: 40 }),
  fc
    .array(
      fc.record(
        {
          name: fc.jsonValue({ maxDepth: 2 }),
          tags: fc.jsonValue({ maxDepth: 2 }),
          capacity: fc.double(),
        },
        { requiredKeys: [] },
      ),
      { maxLength: 3 },
    )
    .map((rows) => JSON.stringify(rows)),
);

test('no body gives a 500', async () => {
  const paths: [string, string][] = [
    ['POST', 'shelves'],
    ['POST', 'shelves?columns="name","tags","capacity"'],
    ['PATCH', 'shelves?id=eq.1'],
    ['POST', 'rpc/echo_text'],
    ['POST', 'rpc/join_words'],
  ];
  const prefer = fc.constantFrom(
    'return=representation',
    'missing=default',
    'resolution=merge-duplicates',
    'return=representation,resolution=ignore-duplicates',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      json,
      prefer,
      async ([method, path], body, preferred) => {
        await expectForeseen(await scene.send(method, path, body, { prefer: preferred }), [
          method,
          path,
          body,
        ]);
      },
    ),
    runs,
  );
});

test('no argument gives a 500', async () => {
  const routines = fc.constantFrom('echo_text', 'echo_json');
  await fc.assert(
    fc.asyncProperty(routines, fc.jsonValue(), async (name, value) => {
      await expectForeseen(await scene.send('POST', `rpc/${name}`, { value }), [name, value]);
    }),
    runs,
  );
});
