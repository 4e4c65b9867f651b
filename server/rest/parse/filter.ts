import { tooMuch } from '../problems.ts';
import { limits } from '../request-limits.ts';
import type { Test } from './condition.ts';
import { isIsValue, isQuantifiable, isSymbolOperator, isTextSearch } from './operators.ts';
import { TextReader } from './text-reader.ts';

/** Reads a value up to its end: the end of the parameter, or a comma or bracket inside `or=(…)`. */
export type ReadValue = (reader: TextReader) => string;

export type Operation = { negated: boolean; test: Test };

const operatorCharacters = /^[a-z_]+/;

/** Parses the part after the field's name: `eq.5`, `not.in.(1,2)`, `fts(english).word`. */
export function parseOperation(text: string): Operation {
  return readOperation(new TextReader(text, 'filter'), (reader) => reader.readRest());
}

/** Returns true if the text is a valid operation. Any other text is an argument of a function called by GET. */
export function looksLikeOperation(text: string): boolean {
  return /^(not\.)?[a-z]+(\([^).]*\))?\./.test(text) && isReadable(text);
}

function isReadable(text: string): boolean {
  try {
    parseOperation(text);
    return true;
  } catch {
    return false; // not a swallowed error: the text is then used as an argument
  }
}

export function readOperation(reader: TextReader, readValue: ReadValue): Operation {
  const negated = reader.take('not.');
  const start = reader.position;
  const operator = operatorCharacters.exec(reader.peek(12))?.[0] ?? '';
  reader.take(operator);
  const modifier = readModifier(reader);
  if (!reader.take('.')) throw reader.problem('an operator and "."');
  const test = readTest(reader, operator, modifier, readValue);
  if (test) return { negated, test };
  reader.rewind(start);
  throw reader.problem('operator (eq, gt, ...)');
}

/** Reads the `any` of `like(any)` or the `english` of `fts(english)`. */
function readModifier(reader: TextReader): string | undefined {
  if (!reader.take('(')) return undefined;
  const modifier = reader.readName();
  reader.expect(')');
  return modifier;
}

function readTest(
  reader: TextReader,
  operator: string,
  modifier: string | undefined,
  readValue: ReadValue,
): Test | undefined {
  if (isTextSearch(operator)) {
    return { kind: 'search', search: operator, language: modifier, value: readValue(reader) };
  }
  if (isSymbolOperator(operator)) {
    const quantifier = modifier === 'any' || modifier === 'all' ? modifier : undefined;
    if (modifier !== undefined && (!quantifier || !isQuantifiable(operator))) return undefined;
    return { kind: 'symbol', operator, quantifier, value: readValue(reader) };
  }
  if (modifier !== undefined) return undefined;
  if (operator === 'in') return { kind: 'in', values: readList(reader) };
  if (operator === 'is') return { kind: 'is', value: readIsValue(reader, readValue) };
  return undefined;
}

function readIsValue(reader: TextReader, readValue: ReadValue) {
  const start = reader.position;
  const word = readValue(reader).toLowerCase();
  if (isIsValue(word)) return word;
  reader.rewind(start);
  throw reader.problem('null, not_null, true, false or unknown');
}

/** Reads `(a,"b,c",d)`. A quote that is not closed right before a comma or the bracket is an ordinary character. */
function readList(reader: TextReader): string[] {
  reader.expect('(');
  const values: string[] = [];
  do {
    values.push(readListItem(reader));
    if (values.length > limits.listItems) throw tooMuch('values in a list', limits.listItems);
  } while (reader.take(','));
  reader.expect(')');
  if (reader.position < reader.text.length && ![',', ')'].includes(reader.peek())) {
    throw reader.problem('the end');
  }
  return values.length === 1 && values[0] === '' ? [] : values;
}

function readListItem(reader: TextReader): string {
  const start = reader.position;
  const quoted = reader.readQuoted();
  if (quoted !== undefined && [',', ')'].includes(reader.peek())) return quoted;
  reader.rewind(start);
  return reader.readUntil(',)');
}
