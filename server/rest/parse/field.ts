import { tooMuch } from '../problems.ts';
import { limits } from '../request-limits.ts';
import type { TextReader } from './text-reader.ts';

/** One step into a JSON value: `->key`, `->0`, or with `asText` `->>key`. */
export type JsonStep = { key: string; isIndex: boolean; asText: boolean };

/** A column, and where to look inside it when it holds JSON. */
export type Field = { column: string; path: JsonStep[] };

const wholeNumber = /^-?\d{1,9}$/;

function readStep(reader: TextReader): JsonStep | undefined {
  const asText = reader.take('->>');
  if (!asText && !reader.take('->')) return undefined;
  const quoted = reader.readQuoted();
  if (quoted !== undefined) return { key: quoted, isIndex: false, asText };
  const isNegative = reader.take('-');
  const key = (isNegative ? '-' : '') + reader.readName();
  return { key, isIndex: wholeNumber.test(key), asText };
}

/** Reads the `->a->0->>b` after a column; empty when there is none. */
export function readJsonPath(reader: TextReader): JsonStep[] {
  const path: JsonStep[] = [];
  for (let step = readStep(reader); step; step = readStep(reader)) {
    path.push(step);
    if (path.length > limits.jsonPathSteps)
      throw tooMuch('steps in a JSON path', limits.jsonPathSteps);
  }
  return path;
}

export function readField(reader: TextReader): Field {
  return { column: reader.readName(), path: readJsonPath(reader) };
}
