import { unknownType } from '../problems.ts';

/** The types that `column::type` may name, as SQL. A list, so that no caller's text becomes SQL. */
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

/** @throws ApiError 400 42704 for a type that is not offered */
export function resolveType(name: string): string {
  const plain = name.toLowerCase();
  if (!types.has(plain)) throw unknownType(name);
  return plain;
}
