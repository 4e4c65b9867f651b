import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { expectForeseen } from './rest-foreseen.ts';
import { createRestScene, type RestScene } from './rest-scene.ts';

// Property-based tests with random requests. A failure prints the seed that reproduces it.

let scene: RestScene;
beforeAll(async () => {
  scene = await createRestScene();
});
afterAll(() => scene.close());

const names =
  'id name notes tags keepers jars nothing select order limit offset or and not eq in is cs like fts null 1';
const signs = `" ' \\ ( ) { } , . : :: -> ->> ! !inner * ... % %00 %ff $1 ; -- = - 💥`;
const word = fc.constantFrom(' ', ...names.split(' '), ...signs.split(' '));
const soup = fc.array(word, { maxLength: 12 }).map((words) => words.join(''));
const parameters = [
  'select',
  'order',
  'or',
  'and',
  'not.or',
  'limit',
  'offset',
  'id',
  'name',
  'tags',
  'jars.or',
];
const parameter = fc
  .tuple(
    fc.oneof(fc.constantFrom(...parameters), soup),
    fc.oneof(soup, fc.string({ unit: 'binary', maxLength: 20 })),
  )
  .map(([name, value]) => `${name}=${value}`);
const runs = { numRuns: 400 };

test('no query string gives a 500', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(parameter, { maxLength: 4 }), async (pairs) => {
      const query = pairs.join('&').replaceAll('#', '');
      await expectForeseen(await scene.get(`shelves?${query}`, { prefer: 'count=exact' }), query);
    }),
    runs,
  );
});

test('no valid selection or order gives a 500', async () => {
  const columns = [
    'id',
    'name',
    'notes',
    'tags',
    'opened_on',
    'capacity',
    'is_cold',
    'notes->a',
    'tags->>0',
  ];
  const column = fc.constantFrom(...columns);
  const cast = fc.constantFrom(
    '',
    '::text',
    '::int',
    '::jsonb',
    '::uuid',
    '::timestamptz',
    '::bytea',
  );
  const embeds = [
    '*',
    'keepers(*)',
    'jars(id,lids(*))',
    'k:keepers!inner(name)',
    'jars()',
    '...keepers(name)',
    '...jars(id,grams,...lids(*))',
    'keepers(...shelves(name,...jars(label)))',
    '...keepers(...shelves(id))',
    'jars(count)',
    'n:count',
  ];
  const item = fc.oneof(
    fc.tuple(column, cast).map((parts) => parts.join('')),
    fc.constantFrom(...embeds),
  );
  const direction = fc.constantFrom('', '.desc', '.asc.nullsfirst', '.desc.nullslast');
  const term = fc
    .tuple(fc.oneof(column, fc.constantFrom('keepers(name)', 'keepers(id)')), direction)
    .map((parts) => parts.join(''));
  const some = (one: fc.Arbitrary<string>) => fc.array(one, { minLength: 1, maxLength: 4 });
  const accept = fc.constantFrom('application/json', 'text/csv');
  await fc.assert(
    fc.asyncProperty(some(item), some(term), accept, async (items, terms, type) => {
      const query = `select=${items.join(',')}&order=${terms.join(',')}`;
      const headers = { prefer: 'count=exact', accept: type };
      await expectForeseen(await scene.get(`shelves?${query}`, headers), [type, query]);
    }),
    runs,
  );
});

test('no valid filter gives a 500', async () => {
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

test('no function argument gives a 500', async () => {
  const routines = fc.constantFrom('echo_text', 'echo_json');
  await fc.assert(
    fc.asyncProperty(routines, fc.jsonValue(), async (name, value) => {
      await expectForeseen(await scene.send('POST', `rpc/${name}`, { value }), [name, value]);
    }),
    runs,
  );
});
