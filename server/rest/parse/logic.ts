import { tooMuch } from '../problems.ts';
import { limits } from '../request-limits.ts';
import type { Condition, LogicTree } from './condition.ts';
import { readField } from './field.ts';
import { readOperation } from './filter.ts';
import { TextReader } from './text-reader.ts';

/**
 * Reads the bracketed part of `or=(a.eq.1,and(b.gt.2,c.not.in.(1,2)),not.or(…))`.
 * @param negated true for `not.or=…`
 */
export function parseLogic(kind: 'and' | 'or', negated: boolean, text: string): LogicTree {
  const reader = new TextReader(text, 'logic tree');
  const children = readChildren(reader, 1);
  if (!reader.atEnd) throw reader.problem('the end');
  return { kind, negated, children };
}

function readChildren(reader: TextReader, depth: number): Condition[] {
  if (depth > limits.logicDepth) throw tooMuch('nested conditions', limits.logicDepth);
  reader.expect('(');
  const children: Condition[] = [];
  do {
    reader.skipSpaces();
    children.push(readCondition(reader, depth));
    reader.skipSpaces();
    if (children.length > limits.conditions) throw tooMuch('conditions', limits.conditions);
  } while (reader.take(','));
  reader.expect(')');
  return children;
}

function readCondition(reader: TextReader, depth: number): Condition {
  const negated = reader.take('not.');
  for (const kind of ['and', 'or'] as const) {
    const start = reader.position;
    if (!reader.take(kind)) continue;
    if (reader.peek() === '(') return { kind, negated, children: readChildren(reader, depth + 1) };
    reader.rewind(start); // a column whose name begins with "and" or "or"
  }
  if (negated) throw reader.problem('and( or or(');
  const field = readField(reader);
  reader.expect('.');
  const operation = readOperation(reader, readNestedValue);
  return { kind: 'filter', field, ...operation };
}

/** Reads a value inside a tree: quoted, an array or object in braces or brackets, or everything up to a comma or closing bracket. */
function readNestedValue(reader: TextReader): string {
  const start = reader.position;
  const quoted = reader.readQuoted();
  if (quoted !== undefined && (reader.atEnd || [',', ')', ' '].includes(reader.peek())))
    return quoted;
  reader.rewind(start);
  const braced = readBraced(reader);
  if (braced !== undefined) return braced;
  return reader.readUntil(',)');
}

const closing: Record<string, string> = { '{': '}', '[': ']' };

/** Reads `{a,"b}",{c}}` or `[…]` as one value with balanced brackets; brackets in quotes do not count. */
function readBraced(reader: TextReader): string | undefined {
  const start = reader.position;
  const open = reader.peek();
  const close = closing[open];
  if (close === undefined) return undefined;
  let depth = 0;
  while (!reader.atEnd) {
    if (reader.peek() === '"' && reader.readQuoted() !== undefined) continue;
    if (reader.take(open)) depth += 1;
    else if (reader.take(close)) depth -= 1;
    else reader.take(reader.peek());
    if (depth === 0) return reader.text.slice(start, reader.position);
  }
  reader.rewind(start);
  return undefined;
}
