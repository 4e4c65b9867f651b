import { describe, expect, test } from 'vitest';
import { quote } from '../../database/quote-name.ts';
import { parseQuery } from '../parse/query.ts';
import { parseQueryString } from '../parse/query-string.ts';
import { planRead } from '../plan/plan-read.ts';
import { buildTables } from '../schema/build-tables.ts';
import { printRead } from './print-read.ts';
import { arrayLiteral, Statement } from './statement.ts';

const column = (name: string, type: string) => ({
  name,
  type,
  declaredType: type,
  isArray: type.endsWith('[]'),
  defaultExpression: null,
});

const tables = buildTables(
  [
    {
      schema: 'public',
      name: 'pots',
      columns: [column('id', 'uuid'), column('na"me', 'text'), column('data', 'jsonb')],
      hasInternal: false,
      keys: [],
    },
  ],
  [],
);

function printed(search: string) {
  const table = tables.get('public')?.get('pots');
  if (!table) throw new Error('no table');
  const query = parseQuery(parseQueryString(search), false);
  const statement = new Statement();
  const from = '"public"."pots" as "t0"';
  const how = { output: 'list', stripNulls: false } as const;
  const text = printRead(statement, planRead(query, table, 100), from, how);
  return { text, values: statement.values };
}

describe('printRead', () => {
  test('prints one statement that returns one row', () => {
    expect(printed('?select=id&id=eq.7')).toEqual({
      text:
        `select coalesce(json_agg("row".*), '[]')::text as body, count(*)::int as rows, ` +
        'null::float8 as total from (select "t0"."id" as "id" from "public"."pots" as "t0" ' +
        'where ("t0"."id" = ($1::text[])[1]::uuid) limit ($1::text[])[2]::bigint) as "row"',
      values: ['7', '100'],
    });
  });

  test('binds values and quotes names, so that no caller text becomes SQL', () => {
    const evil = `'; drop table pots; --`;
    const { text, values } = printed(
      `?select="a\\"b;":"na\\"me",data->>"${evil}"&data->>x=eq.${evil}&or=(id.in.(${evil}),"na\\"me".like.*${evil})`,
    );
    expect(text).toContain(`as "a""b;"`);
    expect(text.replaceAll(/"(?:[^"]|"")*"/g, '')).not.toContain('drop');
    expect(values).toContain(evil);
    expect(values).toContain(`%${evil}`);
    expect(values).toContain(`{"${evil}"}`);
    expect(text).toContain('"t0"."na""me"');
  });
});

describe('literals', () => {
  test('quotes and backslashes in names and lists are escaped', () => {
    expect(quote('a"b')).toBe('"a""b"');
    expect(arrayLiteral(['a', 'b"c', 'd\\e', 'null', '{}', ''])).toBe(
      '{"a","b\\"c","d\\\\e","null","{}",""}',
    );
  });
});
