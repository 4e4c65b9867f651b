import { quote } from '../../database/quote-name.ts';
import { BadBinding } from './changes.ts';
import type { LiveTable } from './live-tables.ts';
import { type Condition, filterLimits, type Operator } from './parse-filter.ts';

/** The values of `$1`, `$2` … of a statement that is being written. */
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
 * The conditions as PostgreSQL judges them, of a row `r` of the table; each value is appended to `all`. PostgreSQL, and nobody else,
 * knows how texts, numbers and times compare.
 * @throws BadBinding where a column is not there
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

/** What makes a pattern fail at its first use and not at the join, put so that it fails at the join. */
export function patternProbesSql(conditions: readonly Condition[], all: Values): string[] {
  return conditions
    .filter(({ operator }) => operator === 'match' || operator === 'imatch')
    .map(({ values: [value = ''] }) => `'' ~ $${all.push(value)}::text`);
}
