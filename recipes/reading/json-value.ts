import { jsonrepair } from 'jsonrepair';

const maxDepth = 60;
/** What is well formed may be long; the repair's worst cases grow with the square (measured). */
const longest = { json: 120_000, repaired: 24_000 };

/** How deep brackets stand in each other, strings left out; deeper than an honest answer exhausts the stack. */
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
    return undefined; // not JSON as it stands: the caller repairs it or reads it as something else
  }
}

function repair(json: string): unknown {
  try {
    return JSON.parse(jsonrepair(json));
  } catch {
    return undefined; // beyond repair: it was no JSON
  }
}

/** Where JSON may begin: a bracket before a key, a string or another bracket, with a comment between them or not. */
const beginning = /[{[]\s*(?:\/\/[^\n]{0,200}\n\s*){0,5}(?:["'“{[]|[\p{L}_]\w*\s*:)/u;

/** How many brackets a text leaves open, strings left out. */
function isBalanced(json: string): boolean {
  const bare = json.replace(/"(?:[^"\\]|\\.)*"/gs, '');
  return (bare.match(/[{[]/g)?.length ?? 0) <= (bare.match(/[}\]]/g)?.length ?? 0);
}

/**
 * Finds the JSON in an answer, with talk around it or not, and repairs what models break: trailing commas, single quotes,
 * bare keys, comments, a missing end.
 * @returns undefined where there is none
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
