import { quote } from '../../database/quote-name.ts';
import { BadBinding } from './changes.ts';
import type { LiveTable } from './live-tables.ts';
import { type Condition, filterLimits, type Operator } from './parse-filter.ts';

/** The values of `$1`, `$2` … of a statement that is being built. */
export type Values = (string | string[])[];

const comparisons: Record<Exclude<Operator, 'in' | 'is'>, string> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
};
const patterns = new Set<Operator>(['like', 'ilike', 'match', 'imatch']);
const tests = new Set(['null', 'true', 'false', 'unknown']);

function comparison(
  { column, operator, values }: Condition,
  { cast, all }: { cast: string; all: Values },
): string {
  const subject = `r.${quote(column)}`;
  const [value = ''] = values;
  if (operator === 'is') {
    if (!tests.has(value)) {
      throw new BadBinding('The filter operator is takes null, true, false or unknown.');
    }
    return `${subject} is ${value}`;
  }
  if (patterns.has(operator) && value.length > filterLimits.patternCharacters) {
    throw new BadBinding(
      `A pattern may have ${filterLimits.patternCharacters} characters at most.`,
    );
  }
  if (operator.endsWith('like') && /(^|[^\\])(\\\\)*\\$/.test(value)) {
    throw new BadBinding('A pattern must not end with a backslash.');
  }
  all.push(operator === 'in' ? values : value);
  const place = `$${all.length}`;
  if (operator === 'in') return `${subject} = any(${place}::text[]::${cast}[])`;
  return `${subject} ${comparisons[operator]} ${place}::text::${patterns.has(operator) ? 'text' : cast}`;
}

/**
 * Returns the conditions on a row `r` of the table as one SQL expression, and appends each value to `all`. PostgreSQL evaluates them,
 * because only PostgreSQL compares texts, numbers and times exactly as it does in queries.
 * @throws BadBinding when a column does not exist or a value is not allowed for its operator
 */
export function conditionsSql(
  { name, casts }: LiveTable,
  conditions: readonly Condition[],
  all: Values,
): string {
  const parts = conditions.map((condition) => {
    const cast = casts.get(condition.column);
    if (cast === undefined) {
      throw new BadBinding(`column "${condition.column}" does not exist in ${name}`);
    }
    const text = comparison(condition, { cast, all });
    return condition.negated ? `not (${text})` : `(${text})`;
  });
  return `coalesce(${parts.join(' and ') || 'true'}, false)`;
}

/** Returns SQL expressions that use each regular expression once, so that an invalid one fails at the join, not at its first change. */
export function patternProbesSql(conditions: readonly Condition[], all: Values): string[] {
  return conditions
    .filter(({ operator }) => operator === 'match' || operator === 'imatch')
    .map(({ values: [value = ''] }) => `'' ~ $${all.push(value)}::text`);
}
