import { expect } from 'vitest';
import { slugOf } from '#contract/slug.ts';
import type { Transaction } from '#server/database/database.ts';
import { lowerCaseOf } from '#web/features/admin/catalogue/lower-case.ts';
import { test } from './scene.ts';

const accented = [
  ...[
    'Crème brûlée',
    'Creme Caramel',
    'Ñoquis',
    'Nachos',
    'Ölkuchen',
    'Omelette',
    'Øllebrød',
    'Œufs en cocotte',
  ],
  ...[
    'Łazanki',
    'Lasagne',
    'Ærter',
    'Apple pie',
    'Straße',
    'Strasbourg',
    'Šopska salata',
    'Sandwich',
    'Zürcher',
    'zebra cake',
  ],
  ...[
    'éclair',
    'Eclair, small',
    '5-minute',
    '10 Minutes',
    '7-Up',
    'Gluten-Free',
    'Gluten Free',
    'Glutenfree',
    '“Quoted”',
  ],
  ...[
    'Fish & Chips',
    'Fish (fried)',
    'Fish, smoked',
    'Fish/Shellfish',
    "Shepherd's Pie",
    'Rock_salt',
    '@home',
    '~calm',
    '[new]',
  ],
  ...[
    'Ｆｕｌｌ width',
    'ﬁsh fingers',
    'Phở bò',
    'Pho ga',
    'İskender',
    'Iskender wrap',
    'Σουβλάκι',
    'Борщ',
    'борода',
  ],
];

test('the sort key orders names as the browser’s collation does', async ({ scene: { sql } }) => {
  const rows = await sql<{ name: string }[]>`
    select name from public.categories union select unnest(${accented}::text[])
    order by name`;
  const keyed = await sql<{ name: string; key: string }[]>`
    select n.name, private.sort_key_of(n.name) collate "C" as key
    from unnest(${rows.map((row) => row.name)}::text[]) as n (name) order by key, name`;
  expect(keyed.length).toBeGreaterThan(180);
  const collator = new Intl.Collator('en', { sensitivity: 'base' });
  const baseOf = (key: string) => key.split('\u0001')[0];
  const wrong = keyed.flatMap(({ name, key }, index) => {
    const next = keyed[index + 1];
    if (!next) return [];
    const sign = baseOf(key) === baseOf(next.key) ? 0 : -1;
    return collator.compare(name, next.name) === sign ? [] : [`${name} → ${next.name}`];
  });
  expect(wrong).toEqual([]);
});

/** Names that differ in accents or case only. */
const alike = [
  ...[
    'apfel',
    'äpfel',
    'Apfel',
    'Äpfel',
    'resume',
    'Resume',
    'résumé',
    'resumé',
    'résume',
    'RESUME',
  ],
  ...[
    'strasse',
    'straße',
    'Strasse',
    'Straße',
    'STRASSE',
    'rèsume',
    'Résumé',
    'Côte',
    'cote',
    'coté',
    'côté',
  ],
  ...[
    'aero',
    'æro',
    'Aero',
    'Ærø',
    'oeuf',
    'œuf',
    'øre',
    'ore',
    'Öre',
    'lodz',
    'Łódź',
    'Lodz',
    'co-op',
    'Co-op',
    'CO-OP',
  ],
  ...[
    'Pho bo',
    'Phở bò',
    'phở bò',
    'pho bo a',
    'Creme',
    'crème',
    'Crème brûlée',
    'creme brulee',
    "Shepherd's",
    'Shepherd’s',
  ],
];

test('names that differ only in accents or case sort as localeCompare sorts them', async ({
  scene: { sql },
}) => {
  const keyed = await sql<{ name: string }[]>`
    select n.name from unnest(${alike}::text[]) with ordinality as n (name, place)
    order by private.sort_key_of(n.name) collate "C"`;
  expect(keyed.map(({ name }) => name)).toEqual(
    alike.toSorted((one, other) => one.localeCompare(other, 'en')),
  );
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    select count(distinct private.sort_key_of(n.name))::int as count from unnest(${alike}::text[]) as n (name)`;
  expect(count).toBe(alike.length);
});

test('find_users sorts names in the same order', async ({ scene }) => {
  const admin = await scene.person({ admin: true });
  const { sql } = scene;
  for (const [index, name] of ['résumé', 'Resume', 'resume'].entries()) {
    const person = await scene.person({});
    await sql`update public.profiles set full_name = ${name}, email = ${`${name}@x${index}.test`} where id = ${person.id}`;
  }
  const names = await scene.as(
    admin,
    (
      as,
    ) => as`select p.full_name from public.find_users(p_search => 'resume', p_sort => 'name', p_ascending => true) f,
      unnest(f.user_ids) with ordinality u (id, place) join public.profiles p on p.id = u.id order by u.place`,
  );
  expect(names.map((row) => row.full_name)).toEqual(['resume', 'Resume', 'résumé']);
});

test('a category stores its sort key and search text, and sorted lists use an index', async ({
  scene: { sql },
}) => {
  await sql`
    insert into public.categories (name, slug) select 'Dish ' || n, 'dish-' || n from generate_series(1, 5000) as n`;
  await sql`analyze public.categories`;
  const [row] = await sql`
    insert into public.categories (name, slug, description) values ('Crème', 'crème', 'So RICH') returning sort_name, search_text`;
  expect(row).toEqual({ sort_name: 'creme\u0001   1\u0001U', search_text: 'crème\nso rich' });
  for (const [query, index] of [
    ['order by sort_name, id limit 10', 'categories_sort_name_idx'],
    ['order by created_at desc, id desc limit 10', 'categories_created_at_idx'],
  ] as const) {
    const plan = await sql.unsafe(`explain select id from public.categories ${query}`);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(index);
  }
});

/** Returns every character up to about U+1F000 between two letters, and words that lower case in more than one way. */
function manyNames(): string[] {
  const names = [
    ...accented,
    'ΟΔΥΣΣΕΥΣ ΣΑΣ',
    'İstanbul',
    'a\u0301b',
    '٣ eggs',
    'x²',
    'Ⅳ',
    'का',
    '🍕',
    '--a--',
    '',
  ];
  for (let first = 1; first < 0x1f000; first += 40) {
    const block = Array.from({ length: 40 }, (_, index) => first + index)
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCodePoint(point));
    names.push(...block.map((character) => `a${character}B`));
  }
  return names;
}

async function versionOf(sql: Transaction): Promise<number> {
  const [server] = await sql<{ version: number }[]>`
    select current_setting('server_version_num')::int / 10000 as version`;
  return server?.version ?? 0;
}

/**
 * Returns the names whose characters the database's Unicode version has assigned: newer letters are letters to the client only.
 * PostgreSQL before 17 has no unicode_assigned(): there, a character that belongs to some character class counts as assigned.
 */
async function namesKnown(sql: Transaction): Promise<string[]> {
  const isKnown =
    (await versionOf(sql)) >= 17
      ? sql`unicode_assigned(n.name)`
      : sql`n.name ~ '^[[:alnum:][:punct:][:space:][:cntrl:]]*$'`;
  const known = await sql<{ name: string }[]>`
    select n.name from unnest(${manyNames()}::text[]) with ordinality as n (name, place)
    where ${isKnown} order by n.place`;
  expect(known.length).toBeGreaterThan((await versionOf(sql)) >= 17 ? 70_000 : 45_000);
  return known.map(({ name }) => name);
}

test('client and database lower-case every name alike for the search', async ({
  scene: { sql },
}) => {
  const names = await namesKnown(sql);
  const rows = await sql<{ text: string }[]>`
    select private.catalogue_search_text(n.name, null) as text
    from unnest(${names}::text[]) with ordinality as n (name, place) order by n.place`;
  const different = names.filter((name, index) => rows[index]?.text !== `${lowerCaseOf(name)}\n`);
  expect(different).toEqual([]);
});

test('client and database derive the same valid slug from any name', async ({ scene: { sql } }) => {
  const names = await namesKnown(sql);
  const rows = await sql<{ slug: string; fits: boolean }[]>`
    select private.slug_of(n.name) as slug, private.is_slug(n.theirs) as fits
    from unnest(${names}::text[], ${names.map(slugOf)}::text[]) with ordinality as n (name, theirs, place)
    order by n.place`;
  // Versions before 18 treat other digits as letters, and some combining marks as no letters.
  const isAlike = (await versionOf(sql)) >= 18 ? /^/u : /^([^\p{N}\p{M}]|[0-9])*$/u;
  const different = names.flatMap((name, index) =>
    rows[index]?.slug === slugOf(name) || !isAlike.test(name.normalize('NFC'))
      ? []
      : [`${name}: ${rows[index]?.slug} ${slugOf(name)}`],
  );
  expect(different).toEqual([]);
  expect(names.filter((name, index) => slugOf(name) !== '' && !rows[index]?.fits)).toEqual([]);
  expect(slugOf('  Crème Brûlée, 2nd! ')).toBe('crème-brûlée-2nd');
});
