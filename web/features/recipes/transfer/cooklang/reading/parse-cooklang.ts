import { type Block, type CookProblem, cutBlocks, lineAt } from './cut-blocks.ts';
import { readHead } from './read-head.ts';
import { type CookItem, readItem } from './read-item.ts';

export type CookStep = { section: string | undefined; items: CookItem[] };

/** A parsed Cooklang file. If it has problems, the other fields contain what could still be read. */
type CookFile = {
  fields: ReadonlyMap<string, unknown>;
  steps: CookStep[];
  notes: string[];
  problems: CookProblem[];
};

/** File limits: twice the characters of the longest recipe that can be saved, and thirty times the marks of a long one. */
const longestFile = 600_000;
const mostMarks = 3_000;

/** Parsing stops at this number of problems, because no user fixes more in one file. */
const mostProblems = 100;

const tooLong = 'the file is too long for one recipe. If it holds several, make one file for each.';
const tooManyMarks = `the file has more than ${mostMarks} ingredients, timers and pans. If it holds several recipes, make one file for each.`;

const refused = (line: number, message: string): CookFile => ({
  fields: new Map(),
  steps: [],
  notes: [],
  problems: [{ line, message }],
});

function readItems(block: Block, problems: CookProblem[]): CookItem[] {
  const items: CookItem[] = [];
  const { text } = block;
  let words = '';
  const endText = () => {
    if (words !== '') items.push({ kind: 'text', text: words });
    words = '';
  };
  for (let at = 0; at < text.length && problems.length < mostProblems; ) {
    const sign = text[at] ?? '';
    const found = sign === '@' || sign === '#' || sign === '~' ? readItem(text, at) : undefined;
    if (found && 'problem' in found)
      problems.push({ line: lineAt(block, at), message: found.problem });
    else if (found) {
      endText();
      items.push(found.item);
    } else if (sign === '\\') words += text[at + 1] ?? '';
    else words += sign;
    at = found?.end ?? at + (sign === '\\' ? 2 : 1);
  }
  endText();
  return items;
}

const plainNote = (text: string): string => text.replace(/\\(.)/gs, '$1').trim();

/** Reads Cooklang: facts, steps with their marks, notes. Never throws; text that cannot be read becomes a problem with its line. */
export function parseCooklang(file: string): CookFile {
  if (file.length > longestFile) return refused(1, tooLong);
  const text = file.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const head = readHead(text);
  const { blocks, metadata, problems } = cutBlocks(head.body, head.bodyLine);
  const all = [...head.problems, ...problems];
  const steps = blocks
    .filter(({ kind }) => kind === 'step')
    .map((block) => ({ section: block.section, items: readItems(block, all) }));
  const marks = steps.reduce((sum, { items }) => sum + items.length, 0);
  // A file with this many items is refused without further checks.
  if (marks > 2 * mostMarks) return refused(head.bodyLine, tooManyMarks);
  const notes = blocks.filter(({ kind }) => kind === 'note').map((block) => plainNote(block.text));
  const old = metadata.map(({ key, value }) => [key.toLowerCase(), value] as const);
  return {
    fields: new Map<string, unknown>([...old, ...head.fields]),
    steps,
    notes: notes.filter((note) => note !== ''),
    problems: all.toSorted((one, other) => one.line - other.line),
  };
}
