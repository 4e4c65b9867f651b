import { badBody, tooMuch } from '../problems.ts';
import { limits } from '../request-limits.ts';

/** The original text of a body (PostgreSQL parses it, so that no number loses digits) and a description of its contents. */
export type Body = {
  json: string;
  isList: boolean;
  rows: number;
  /** The keys of the first row. All rows have the same keys, unless the `columns` parameter names them. */
  keys: string[];
  /** Keys of the first row that hold a list or an object. */
  nested: Set<string>;
};

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Refuses nesting that JavaScript can parse but that exceeds PostgreSQL's stack limit. */
function checkDepth(text: string): void {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString && character === '\\') index += 1;
    else if (character === '"') inString = !inString;
    else if (inString) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > limits.bodyDepth) throw tooMuch('levels in the JSON body', limits.bodyDepth);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw badBody('Empty or invalid json', cause);
  }
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keysOf(rows: Record<string, unknown>[], mayDiffer: boolean): string[] {
  const [first = {}] = rows;
  const keys = Object.keys(first);
  if (mayDiffer) return keys;
  const isSame = (row: Record<string, unknown>) =>
    Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
  if (!rows.every(isSame)) throw badBody('All object keys must match');
  return keys;
}

function nestedKeys(row: Record<string, unknown>): Set<string> {
  const keys = Object.keys(row).filter((key) => typeof row[key] === 'object' && row[key] !== null);
  return new Set(keys);
}

/**
 * Reads the rows of an insert or update.
 * @param keysMayDiffer true when the `columns` parameter names the keys to use
 * @throws ApiError 400 PGRST102 when it is not UTF-8, not JSON, or not an object or a list of objects
 */
export function parseBody(bytes: ArrayBuffer, keysMayDiffer: boolean): Body {
  const json = decode(bytes);
  checkDepth(json);
  const value = parseJson(json);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (rows.length > limits.bodyRows) throw tooMuch('rows in the body', limits.bodyRows);
  if (!rows.every(isRow)) throw badBody('The body must be a JSON object or a list of JSON objects');
  return {
    json,
    isList: Array.isArray(value),
    rows: rows.length,
    keys: keysOf(rows, keysMayDiffer),
    nested: nestedKeys(rows[0] ?? {}),
  };
}

/** Reads the named arguments of a function call; an empty body means none. */
export function parseArguments(bytes: ArrayBuffer): Body {
  if (bytes.byteLength === 0) {
    return { json: '{}', isList: false, rows: 1, keys: [], nested: new Set() };
  }
  const body = parseBody(bytes, false);
  if (body.isList) throw badBody('The arguments of a function must be one JSON object');
  return body;
}

function decode(bytes: ArrayBuffer): string {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw badBody('The body is not valid UTF-8', cause);
  }
}
