import { unknownType } from '../problems.ts';

/** The types that `column::type` may name, as SQL. A fixed list, so that no text from the caller becomes SQL. */
const types = new Set([
  'text',
  'varchar',
  'int',
  'int2',
  'int4',
  'int8',
  'integer',
  'smallint',
  'bigint',
  'numeric',
  'decimal',
  'real',
  'float4',
  'float8',
  'bool',
  'boolean',
  'uuid',
  'json',
  'jsonb',
  'date',
  'time',
  'timetz',
  'timestamp',
  'timestamptz',
  'interval',
  'bytea',
  'inet',
]);

/** Returns the SQL type of a cast. @throws ApiError 400 42704 for a type that is not on the list */
export function resolveType(name: string): string {
  const plain = name.toLowerCase();
  if (!types.has(plain)) throw unknownType(name);
  return plain;
}
