import { jsonrepair } from 'jsonrepair';

const maxDepth = 60;
/** Limits in characters. Well-formed JSON may be long; the worst cases of the repair take quadratic time (measured). */
const longest = { json: 120_000, repaired: 24_000 };

/** Returns how deep the brackets are nested, outside of strings. Nesting deeper than any normal answer would overflow the stack. */
function depthOf(json: string): number {
  let depth = 0;
  let most = 0;
  let isString = false;
  for (let index = 0; index < json.length; index++) {
    const sign = json[index];
    if (sign === '\\') index++;
    else if (sign === '"') isString = !isString;
    else if (!isString && (sign === '{' || sign === '[')) most = Math.max(most, ++depth);
    else if (!isString && (sign === '}' || sign === ']')) depth--;
  }
  return most;
}

export type JsonValue = { value: unknown; isRepaired: boolean; isCut: boolean };

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // not valid JSON: the caller repairs it or reads it as another format
  }
}

function repair(json: string): unknown {
  try {
    return JSON.parse(jsonrepair(json));
  } catch {
    return undefined; // cannot be repaired: it is not JSON
  }
}

/** Matches where JSON may begin: a bracket before a key, a string or another bracket, with optional comments between them. */
const beginning = /[{[]\s*(?:\/\/[^\n]{0,200}\n\s*){0,5}(?:["'“{[]|[\p{L}_]\w*\s*:)/u;

/** True when the text closes at least as many brackets as it opens, outside of strings. */
function isBalanced(json: string): boolean {
  const bare = json.replace(/"(?:[^"\\]|\\.)*"/gs, '');
  return (bare.match(/[{[]/g)?.length ?? 0) <= (bare.match(/[}\]]/g)?.length ?? 0);
}

/**
 * Finds the JSON in an answer, with or without text around it, and repairs what models break: trailing commas, single quotes,
 * bare keys, comments, a missing end.
 * @returns undefined when there is none
 */
export function findJson(answer: string): JsonValue | undefined {
  const text = answer.trim();
  if (text.startsWith('"') && text.endsWith('"')) {
    const value = parse(text);
    if (value !== undefined) return { value, isRepaired: false, isCut: false };
  }
  const start = beginning.exec(text)?.index;
  if (start === undefined) return undefined;
  const body = text.slice(start, start + longest.json);
  const last = Math.max(body.lastIndexOf('}'), body.lastIndexOf(']'));
  const behind = body.slice(last + 1);
  const isTail = last < 0 || /["'“”]\s*[:,\]}]|^\s*,\s*["'{[]/.test(behind);
  const json = isTail ? body : body.slice(0, last + 1);
  if (depthOf(json) > maxDepth) return undefined;
  const value = parse(json);
  if (value !== undefined) return { value, isRepaired: false, isCut: false };
  const repaired = repair(json.slice(0, longest.repaired));
  return repaired === undefined
    ? undefined
    : {
        value: repaired,
        isRepaired: true,
        isCut: json.length > longest.repaired || !isBalanced(json),
      };
}
