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

/** One part of a filter: `category=not.in.(Soup,"Stew, thick")`. Of `in` it has the list, of all others one value. */
export type Condition = { column: string; negated: boolean; operator: Operator; values: string[] };

/** What a filter may hold: each change is compared with every one of them. */
export const filterLimits = {
  characters: 8192,
  conditions: 10,
  listed: 100,
  patternCharacters: 200,
};

/** Splits at the commas that stand in no quotes and no brackets. */
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
    // What is escaped is taken along with its backslash, so that it neither opens nor closes anything.
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

/** A value as it was meant: without its quotes, and without what escapes inside them. */
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
 * Reads a filter: conditions `column=operator.value`, all of which must hold, with a comma between them.
 * @throws BadBinding in words for who wrote it
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
