import type { Random } from '#recipes/random.ts';
import { hostileText } from '../hostile.ts';

// The data API's query language: valid queries, and queries that only look valid.

type Scene = {
  columns: readonly string[];
  tables: readonly string[];
  random: Random;
  id: () => string;
};

const operators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'isdistinct',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'fts',
  'plfts',
  'phfts',
  'wfts',
  'fts(english)',
  'fts(nonsense)',
  'eq(any)',
  'like(all)',
  'not.eq',
  'not.in',
  'not.is',
  'or',
  '__proto__',
  'toString',
];
const casts = [
  '',
  '',
  '',
  '::text',
  '::int',
  '::jsonb',
  '::uuid',
  '::bytea',
  '::regclass',
  '::regprocedure',
  '::xml',
  '::money',
  '::text[]',
  '::"char"',
  '::record',
  '::pg_lsn',
  '::nothing',
  '::text;--',
];
const aggregates = [
  'count()',
  'id.count()',
  'id.max()',
  'id.sum()',
  'rating.avg()',
  'a.nonsense()',
];

function aColumn({ columns, random }: Scene): string {
  const path = random.pick([
    '',
    '',
    '',
    '->a',
    '->>a',
    '->0',
    '->-1->>b',
    '->99999999999',
    "->>'x'",
    '->"a"',
    `${'->a'.repeat(60)}`,
  ]);
  return random.next() < 0.9 ? random.pick(columns) + path : hostileText(random).slice(0, 60);
}

function aValue(scene: Scene): string {
  const { random } = scene;
  const makers: (() => string)[] = [
    scene.id,
    () => String(random.between(-5, 5)),
    () =>
      random.pick([
        'null',
        'true',
        'not_null',
        'unknown',
        'now',
        '{a,b}',
        '{"a":1}',
        '[1,2)',
        '(1,2)',
        '*a*',
        '%a%',
        '{',
        '(',
        '"',
        '()',
        '{}',
        '(((',
        '\\',
        'a&b|!c',
        "''",
        '\\u0000',
      ]),
    () => `(${Array.from({ length: random.pick([1, 3, 200]) }, () => scene.id()).join(',')})`,
    () => `(${'"a\\"b",'.repeat(20)}x)`,
    () => `(${'1,'.repeat(random.pick([10, 3_500]))}1)`,
    () => `{${'1,'.repeat(3_000)}1}`,
    () => '('.repeat(random.pick([5, 2_000])),
    () => `${'(a+)+'.repeat(6)}$`,
    () => '.*'.repeat(400),
    () => `(${'x{0,255}'.repeat(3)})`,
    () => hostileText(random).slice(0, 6_000),
  ];
  return random.pick(makers)();
}

const aFilter = (scene: Scene): string =>
  `${encodeURIComponent(aColumn(scene).toWellFormed())}=${scene.random.pick(operators)}.${encodeURIComponent(aValue(scene).toWellFormed())}`;

function aTree(scene: Scene, levels: number): string {
  const { random } = scene;
  if (levels === 0 || random.next() < 0.4) {
    return `${aColumn(scene)}.${random.pick(operators)}.${aValue(scene).slice(0, 200)}`;
  }
  const inner = Array.from({ length: random.between(1, 3) }, () => aTree(scene, levels - 1)).join(
    ',',
  );
  return `${random.pick(['and', 'or', 'not.and', 'not.or'])}(${inner})`;
}

function aLogic(scene: Scene): string {
  const { random } = scene;
  const name = random.pick([
    'or',
    'and',
    'not.or',
    'not.and',
    `${random.pick([...scene.tables, 'x'])}.or`,
  ]);
  const levels = random.pick([1_000, 200, 30]);
  const tree =
    random.next() < 0.15 ? `${'and('.repeat(levels)}id.eq.1${')'.repeat(levels)}` : aTree(scene, 3);
  return `${name}=(${encodeURIComponent(tree.toWellFormed())})`;
}

function anItem(scene: Scene, levels: number): string {
  const { random, tables } = scene;
  if (levels > 0 && tables.length > 0 && random.next() < 0.35) {
    const hint = random.pick(['', '', '!inner', '!left', '!user_id', '!nothing', '!inner!left']);
    const inner = Array.from({ length: random.between(0, 3) }, () =>
      anItem(scene, levels - 1),
    ).join(',');
    return `${random.pick(['', '', '...', 'a:'])}${random.pick(tables)}${hint}(${inner})`;
  }
  const alias = random.pick(['', '', '', 'b:', '"c d":', '__proto__:', '::']);
  return random.next() < 0.15
    ? random.pick(['*', ...aggregates])
    : alias + aColumn(scene) + random.pick(casts);
}

function aSelection(scene: Scene): string {
  const { random } = scene;
  const wide = () => Array.from({ length: random.between(1, 4) }, () => anItem(scene, 3)).join(',');
  const text =
    random.next() < 0.95
      ? wide()
      : random.pick([
          '*,'.repeat(400),
          `${'recipes('.repeat(600)}id${')'.repeat(600)}`,
          '*,recipes(*),recipes(*)',
        ]);
  return `select=${encodeURIComponent(text.toWellFormed())}`;
}

const anOrder = (scene: Scene): string =>
  `order=${encodeURIComponent(`${aColumn(scene)}${scene.random.pick(['', '.asc', '.desc', '.desc.nullslast', '.nullsfirst', '.sideways', '.asc.asc'])}`.toWellFormed())}`;

const extremes = [
  '0',
  '1',
  '10',
  '-1',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999999999',
  '1e3',
  'NaN',
  '',
  '0x1',
  '1;',
  '٣',
];

/** Returns some parts of a query over columns; most of them are valid. */
export function aQuery(scene: Scene): string[] {
  const { random } = scene;
  const makers: [number, () => string][] = [
    [0.6, () => aSelection(scene)],
    [0.7, () => aFilter(scene)],
    [0.2, () => aFilter(scene)],
    [0.25, () => aLogic(scene)],
    [0.3, () => anOrder(scene)],
    [0.25, () => `limit=${encodeURIComponent(random.pick(extremes))}`],
    [0.2, () => `offset=${encodeURIComponent(random.pick(extremes))}`],
    [0.05, () => `columns=${encodeURIComponent(aColumn(scene).toWellFormed())}`],
    [0.05, () => `on_conflict=${encodeURIComponent(aColumn(scene).toWellFormed())}`],
    [
      0.05,
      () =>
        `${random.pick([...scene.tables, 'x'])}.${random.pick(['limit', 'order', 'offset', 'id', 'select'])}=${encodeURIComponent(aValue(scene).slice(0, 100).toWellFormed())}`,
    ],
  ];
  return makers.filter(([chance]) => random.next() < chance).map(([, make]) => make());
}
