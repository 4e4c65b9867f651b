import { BadBinding } from './changes.ts';

const operators = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'is',
  'match',
  'imatch',
  'isdistinct',
] as const;
export type Operator = (typeof operators)[number];

/** One part of a filter: `category=not.in.(Soup,"Stew, thick")`. `values` is the list for `in`, and one value for all other operators. */
export type Condition = { column: string; negated: boolean; operator: Operator; values: string[] };

/** Limits of one filter, because each change is compared with every condition. */
export const filterLimits = {
  characters: 8192,
  conditions: 10,
  listed: 100,
  patternCharacters: 200,
};

/** Splits at the commas outside of quotes and brackets. */
function splitAtCommas(text: string): string[] {
  const parts = [''];
  let isQuoted = false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === ',' && !isQuoted && depth === 0) {
      parts.push('');
      continue;
    }
    // An escaped character is kept together with its backslash, so that it does not open or close a quote or bracket.
    const taken = isQuoted && character === '\\' ? text.slice(at, at + 2) : character;
    parts[parts.length - 1] += taken;
    at += taken.length - 1;
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === '(') depth += 1;
    else if (!isQuoted && character === ')') depth = Math.max(0, depth - 1);
  }
  if (isQuoted) throw new BadBinding('A quote of the filter is not closed.');
  return parts;
}

/** Removes the quotes around a value and the escaping backslashes inside them. */
function unquote(text: string): string {
  const quoted = /^"(.*)"$/s.exec(text)?.[1];
  return quoted === undefined ? text : quoted.replace(/\\(.)/gs, '$1');
}

function listOf(text: string): string[] {
  const inside = /^\((.*)\)$/s.exec(text)?.[1];
  if (inside === undefined || inside === '') {
    throw new BadBinding('The filter operator in needs a list: in.(a,b).');
  }
  const values = splitAtCommas(inside).map(unquote);
  if (values.length > filterLimits.listed) {
    throw new BadBinding(`A filter may list ${filterLimits.listed} values at most.`);
  }
  return values;
}

function parseCondition(text: string): Condition {
  const [, column = '', not, operator, value = ''] =
    /^([^=]+)=(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? [];
  const known = operators.find((one) => one === operator);
  if (!known) {
    throw new BadBinding(
      `The filter "${text.slice(0, 100)}" is not understood: it is written column=operator.value.`,
    );
  }
  const values = known === 'in' ? listOf(value) : [unquote(value)];
  return { column: column.trim(), negated: not !== undefined, operator: known, values };
}

/**
 * Parses a filter: conditions `column=operator.value`, separated by commas, all of which must be true.
 * @throws BadBinding with a message for the author of the filter
 */
export function parseFilter(text: string): Condition[] {
  if (text.length > filterLimits.characters) {
    throw new BadBinding(`A filter may have ${filterLimits.characters} characters at most.`);
  }
  if (text === '') return [];
  const parts = splitAtCommas(text);
  if (parts.length > filterLimits.conditions) {
    throw new BadBinding(`A filter may have ${filterLimits.conditions} conditions at most.`);
  }
  return parts.map(parseCondition);
}
