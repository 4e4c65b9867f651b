import type { Random } from '#recipes/random.ts';
import type { Exposed, Procedure } from '#tests/wire/assurance-scene.ts';
import type { Draft } from '../draft.ts';
import { hostileText } from '../hostile.ts';
import { anId, draft, type Grammar, json, type Known } from './grammar.ts';
import { aQuery } from './query.ts';

// Requests of the data API: tables, views and procedures as PostgreSQL's own catalogue lists them.

const table = (name: string) => `/rest/v1/${encodeURIComponent(name)}`;

const numbers = /^(smallint|integer|bigint|numeric|real|double)/;

/** Returns a value that a column or a parameter of this name and type might take. */
function plausible(name: string, type: string, random: Random, known: Known): unknown {
  if (type.endsWith('[]')) return [plausible(name, type.slice(0, -2), random, known)];
  if (type === 'uuid' || /(^|_)id$/.test(name)) return anId(random, known);
  if (type === 'boolean' || /^is_/.test(name)) return random.next() < 0.5;
  if (type.startsWith('json')) return { a: [1, { b: 'c' }] };
  if (numbers.test(type) || /rating|servings|time|cents|credits|limit|offset/.test(name))
    return random.between(0, 6);
  if (/date|time|_at$/.test(type) || /_at$/.test(name)) return '2026-01-02T03:04:05Z';
  return random.pick(['Soup', 'a', 'vegan', 'desc', 'easy', 'name']);
}

function rowOf(columns: readonly string[], random: Random, known: Known): Record<string, unknown> {
  const chosen = columns.filter(() => random.next() < 0.6);
  return Object.fromEntries(chosen.map((name) => [name, plausible(name, '', random, known)]));
}

const representation: [string, string] = ['prefer', 'return=representation'];

function onTable(one: Exposed, random: Random, known: Known): Draft {
  const path = table(one.name);
  const columns = one.readable.length > 0 ? one.readable : ['id'];
  const kind = random.weighted([
    ['read', 5],
    ['insert', 2],
    ['update', 1.5],
    ['delete', 0.7],
  ] as const);
  const query = aQuery({
    columns,
    tables: known.tables.map(({ name }) => name),
    random,
    id: () => anId(random, known),
  });
  if (kind === 'insert') {
    const row = () => rowOf(one.insertable, random, known);
    const rows = random.next() < 0.7 ? row() : [row(), row()];
    return {
      ...json('POST', path, rows, random.next() < 0.3 ? query : []),
      headers: [representation],
    };
  }
  if (kind === 'update')
    return {
      ...json('PATCH', path, rowOf(one.updatable, random, known), query),
      headers: [representation],
    };
  if (kind === 'delete') return draft('DELETE', path, { query, headers: [representation] });
  return draft(random.next() < 0.9 ? 'GET' : 'HEAD', path, {
    query,
    headers: random.next() < 0.3 ? [['prefer', 'count=exact']] : [],
  });
}

function onProcedure({ name, parameters }: Procedure, random: Random, known: Known): Draft {
  const path = `/rest/v1/rpc/${encodeURIComponent(name)}`;
  const given = parameters.filter(() => random.next() < 0.85);
  const values = given.map(
    (one) => [one.name, plausible(one.name, one.type, random, known)] as const,
  );
  if (random.next() < 0.2) {
    const query = values.map(
      ([key, value]) =>
        `${encodeURIComponent(key)}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
    );
    return draft('GET', path, { query });
  }
  const query =
    random.next() < 0.2
      ? aQuery({ columns: ['id', 'name'], tables: [], random, id: () => anId(random, known) })
      : [];
  return json('POST', path, Object.fromEntries(values), query);
}

/** Names of what exists and must not be exposed, and names that would do harm if they were ever put into SQL. */
const others = [
  'users',
  'auth.users',
  'private.signing_keys',
  'signing_keys',
  'pg_stat_activity',
  'information_schema.tables',
  'pg_catalog.pg_authid',
  '"',
  'recipes;--',
  'rpc',
  'rpc/pg_sleep',
  'rpc/pg_read_file',
  'rpc/lo_import',
  'rpc/query_to_xml',
  'rpc/set_config',
  'rpc/version',
];

export const tableGrammar: Grammar = {
  'ALL /rest/v1/*': (random, known) => {
    if (random.next() < 0.05) return draft('GET', `/rest/v1/${random.pick(others)}`);
    if (random.next() < 0.03) return draft('GET', table(hostileText(random).toWellFormed()));
    return random.next() < 0.6
      ? onTable(random.pick(known.tables), random, known)
      : onProcedure(random.pick(known.procedures), random, known);
  },
};
