import { quote } from '../../database/quote-name.ts';
import type { ColumnReference } from '../plan/read-plan.ts';
import type { Statement } from './statement.ts';

/** Prints `"t0"."name"`, or `"t0"."data"->'a'->>'b'` with the keys as bound values. */
export function printReference(
  statement: Statement,
  alias: string,
  { column, path }: ColumnReference,
): string {
  const plain = `${quote(alias)}.${quote(column.name)}`;
  if (path.length === 0) return plain;
  const json = column.type === 'json' || column.type === 'jsonb' ? plain : `to_jsonb(${plain})`;
  const steps = path.map(({ key, isIndex, asText }) => {
    const place = statement.bind(key);
    return `${asText ? '->>' : '->'} ${isIndex ? `${place}::int` : place}`;
  });
  return `(${json} ${steps.join(' ')})`;
}

/** Returns the type to which a value is cast when it is compared with the reference. */
export function typeOfReference({ column, path }: ColumnReference): string {
  const last = path.at(-1);
  if (!last) return column.type;
  return last.asText ? 'text' : 'jsonb';
}
