import { LineCounter, parseDocument } from 'yaml';
import type { CookProblem } from './cut-blocks.ts';

type Head = {
  /** The facts by their lower-case names. */
  fields: ReadonlyMap<string, unknown>;
  body: string;
  /** The line of the file at which the body begins. */
  bodyLine: number;
  problems: CookProblem[];
};

/** In characters; longer than the facts of any recipe. */
const longestHead = 200_000;
const fence = /^---[ \t]*$/;

const notClosed =
  "the details that start here aren't closed: put “---” on its own line after them.";
const tooLong = 'the details between the “---” lines are too long for a recipe.';
const noPairs = 'write the details between the “---” lines as pairs, such as “title: Lemon soup”.';
const unread = (why: string) =>
  `the details between the “---” lines can't be read (${why}). Write “key: value”, and put a value with a colon or quotes in "double quotes".`;

function isPairs(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** "prep: 10" below "time" becomes "time.prep"; no fact is nested deeper. */
function entriesOf(value: Record<string, unknown>): [string, unknown][] {
  return Object.entries(value).flatMap(([key, fact]): [string, unknown][] => {
    const name = key.trim().toLowerCase();
    if (!isPairs(fact)) return [[name, fact]];
    return Object.entries(fact).map(([part, inner]) => [
      `${name}.${part.trim().toLowerCase()}`,
      inner,
    ]);
  });
}

function readFields(yaml: string, firstLine: number): Pick<Head, 'fields' | 'problems'> {
  const failed = (line: number, message: string) => ({
    fields: new Map<string, unknown>(),
    problems: [{ line, message }],
  });
  if (yaml.length > longestHead) return failed(firstLine, tooLong);
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false, logLevel: 'silent' });
  const [error] = document.errors;
  if (error) {
    const { line } = lineCounter.linePos(error.pos[0]);
    const why = error.message.replace(/\s+/g, ' ').replace(/\.?$/, '').slice(0, 120);
    return failed(firstLine + Math.max(line, 1) - 1, unread(why));
  }
  try {
    // One alias can expand to a thousand values, and a recipe needs no aliases.
    const value: unknown = document.toJS({ maxAliasCount: 0 });
    if (value === null || value === undefined) return { fields: new Map(), problems: [] };
    if (!isPairs(value)) return failed(firstLine, noPairs);
    return { fields: new Map(entriesOf(value)), problems: [] };
  } catch (cause) {
    return failed(firstLine, unread(cause instanceof Error ? cause.message : 'aliases'));
  }
}

/** Splits the facts at the head of a file, between two lines of "---", from its steps. */
export function readHead(text: string): Head {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trim() !== '');
  const nothing = { fields: new Map<string, unknown>(), problems: [] };
  if (!fence.test(lines[start] ?? '')) return { ...nothing, body: text, bodyLine: 1 };
  const length = lines.slice(start + 1).findIndex((line) => fence.test(line));
  if (length < 0)
    return {
      ...nothing,
      body: '',
      bodyLine: start + 1,
      problems: [{ line: start + 1, message: notClosed }],
    };
  const end = start + 1 + length;
  return {
    ...readFields(lines.slice(start + 1, end).join('\n'), start + 2),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}
