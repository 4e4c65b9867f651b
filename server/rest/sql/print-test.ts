import type { Test } from '../parse/condition.ts';
import { isValues, symbols, textSearches } from '../parse/operators.ts';
import type { ColumnReference } from '../plan/read-plan.ts';
import { printReference, typeOfReference } from './print-reference.ts';
import { arrayLiteral, type Statement } from './statement.ts';

const patternOperators = new Set(['like', 'ilike', 'match', 'imatch']);

/** Replaces `*` by `%` in LIKE patterns. `*` is an alias, because `%` would have to be escaped in a URL. */
function patternOf(operator: string, value: string): string {
  return operator === 'like' || operator === 'ilike' ? value.replaceAll('*', '%') : value;
}

/** Prints one test of a field. The value is cast to the column's type, so that an invalid value raises PostgreSQL's 22P02. */
export function printTest(
  statement: Statement,
  alias: string,
  reference: ColumnReference,
  test: Test,
): string {
  const field = printReference(statement, alias, reference);
  const type = typeOfReference(reference);
  if (test.kind === 'is') return `${field} ${isValues[test.value]}`;
  if (test.kind === 'in') return printIn(statement, field, type, reference, test.values);
  if (test.kind === 'search') return printSearch(statement, field, type, test);
  const isPattern = patternOperators.has(test.operator);
  const value = statement.bind(patternOf(test.operator, test.value));
  const symbol = symbols[test.operator];
  const valueType = isPattern ? 'text' : type;
  if (test.quantifier) return `${field} ${symbol} ${test.quantifier} (${value}::${valueType}[])`;
  return `${field} ${symbol} ${value}::${valueType}`;
}

function printIn(
  statement: Statement,
  field: string,
  type: string,
  { column, path }: ColumnReference,
  values: string[],
): string {
  if (values.length === 0) return 'false';
  if (!column.isArray || path.length > 0) {
    // Bind one array, so that two values and two hundred values give the same statement text.
    return `${field} = any (${statement.bind(arrayLiteral(values))}::${type}[])`;
  }
  const items = values.map((value) => `${statement.bind(value)}::${type}`);
  return `${field} in (${items.join(', ')})`;
}

function printSearch(
  statement: Statement,
  field: string,
  type: string,
  test: Test & { kind: 'search' },
): string {
  const language =
    test.language === undefined ? '' : `${statement.bind(test.language)}::regconfig, `;
  const vector = type === 'tsvector' ? field : `to_tsvector(${language}${field})`;
  const query = `${textSearches[test.search]}(${language}${statement.bind(test.value)})`;
  return `${vector} @@ ${query}`;
}
