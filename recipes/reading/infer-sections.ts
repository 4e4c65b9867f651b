import type { Outline, Section } from './cut-sections.ts';
import { inferProse } from './infer-prose.ts';
import { inferSentences, isSentenceEntry } from './infer-sentences.ts';
import type { Line } from './line.ts';
import { readMarker } from './read-marker.ts';
import { isIngredientTable, isStepTable } from './read-tables.ts';

const amount =
  /^(?:about |~)?[\d½¼¾⅓⅔⅛]|^(?:an?|one|two|three|half|pinch|handful|salt|some|juice)\b|\bto taste\b/iu;

function isListed(line: Line): boolean {
  return line.kind === 'item' || (line.kind === 'text' && readMarker(line.text)?.kind === 'bullet');
}

const hasNumber = (line: Line) => {
  const kind = line.kind === 'text' ? readMarker(line.text)?.kind : undefined;
  return line.ordinal !== undefined || kind === 'number' || kind === 'step';
};

/** Returns the end of the longest run of lines from `start` that pass the test. */
function runFrom(lines: readonly Line[], start: number, test: (line: Line) => boolean): number {
  let end = start;
  while (end < lines.length && test(lines[end] as Line)) end++;
  return end;
}

function findIngredients(lines: readonly Line[]): [number, number] | undefined {
  const table = lines.findIndex(({ kind, rows }) => kind === 'table' && isIngredientTable(rows));
  if (table >= 0) return [table, table + 1];
  for (let start = 0; start < lines.length; start++) {
    const end = runFrom(
      lines,
      start,
      (line) => isListed(line) && !hasNumber(line) && !isSentenceEntry(line),
    );
    if (end - start >= 2) {
      const measured = lines
        .slice(start, end)
        .filter(({ text }) => amount.test(readMarker(text)?.rest ?? text));
      if (measured.length * 2 >= end - start) return [start, end];
    }
    if (end > start) start = end - 1;
  }
  return undefined;
}

/** For an unfinished answer: a list under its own heading may be the tools, with the ingredients to follow, and is ignored. */
function findSettledList(lines: readonly Line[]): [number, number] | undefined {
  const found = findIngredients(lines);
  const headings = lines
    .slice(0, found?.[0])
    .filter(({ kind }) => kind === 'heading' || kind === 'bold');
  const isUnderHeading = headings.length > 1 && headings.at(-1) === lines[(found?.[0] ?? 0) - 1];
  return isUnderHeading ? undefined : found;
}

/** Finds a list of amounts without bullets: three or more lines that begin with a number. */
function findPlainList(lines: readonly Line[]): [number, number] | undefined {
  const isAmount = ({ kind, text }: Line) =>
    kind === 'text' &&
    text.length <= 80 &&
    /^(?:~ ?)?[\d½¼¾⅓⅔⅛]/u.test(text) &&
    !/[.!?]$/.test(text);
  const isEntry = (line: Line) =>
    line.kind === 'text' && line.text.length <= 60 && !/[.!?:]$/.test(line.text);
  for (let start = 0; start < lines.length; start++) {
    const end = runFrom(lines, start, isAmount);
    if (end - start >= 3) return [start, runFrom(lines, end, isEntry)];
    if (end > start) start = end - 1;
  }
  return undefined;
}

/** Finds the sentences after a plain list; they are the steps. */
function findSentences(lines: readonly Line[]): [number, number] | undefined {
  const isSentence = ({ kind, text }: Line) => kind === 'text' && /[.!]$/.test(text);
  const start = lines.findIndex(isSentence);
  return start < 0 ? undefined : [start, runFrom(lines, start, isSentence)];
}

function findSteps(lines: readonly Line[], from: number): [number, number] | undefined {
  const table = lines.findIndex(({ kind, rows }) => kind === 'table' && isStepTable(rows));
  if (table >= from) return [table, table + 1];
  const start = lines.findIndex(hasNumber);
  // A list that is numbered from its first line is a single list.
  if (start < from) return undefined;
  return [start, runFrom(lines, start, hasNumber)];
}

/** Cuts a run of lines out of an unnamed section and gives it a name. */
function named(section: Section, name: Section['name'], [start, end]: [number, number]): Section[] {
  return [
    { ...section, lines: section.lines.slice(0, start) },
    { name, heading: '', level: 7, lines: section.lines.slice(start, end) },
    { name: undefined, heading: '', level: 7, lines: section.lines.slice(end) },
  ];
}

function has(sections: readonly Section[], name: Section['name']): boolean {
  return sections.some((section) => section.name === name && section.lines.length > 0);
}

function replace(
  sections: readonly Section[],
  find: (lines: readonly Line[]) => [number, number] | undefined,
  name: Section['name'],
  within: readonly Section['name'][],
): Section[] {
  for (const [index, section] of sections.entries()) {
    const found = within.includes(section.name) ? find(section.lines) : undefined;
    if (found)
      return [
        ...sections.slice(0, index),
        ...named(section, name, found),
        ...sections.slice(index + 1),
      ];
  }
  return [...sections];
}

/** Infers both parts of an answer of plain lines: amounts, followed by sentences. */
function inferPlain(sections: readonly Section[]): Section[] | undefined {
  if (sections.some(({ lines }) => lines.some((line) => isListed(line) || line.kind === 'table')))
    return undefined;
  const listed = replace(sections, findPlainList, 'ingredients', [undefined]);
  const after = listed.findIndex(({ name }) => name === 'ingredients') + 1;
  if (after === 0) return undefined;
  const tail = replace(listed.slice(after), findSentences, 'instructions', [undefined]);
  return has(tail, 'instructions') ? [...listed.slice(0, after), ...tail] : undefined;
}

/** Infers the ingredients from a list where at least half of the entries begin with an amount, and the steps from numbered lines after it. */
function inferLists(given: readonly Section[], isWhole: boolean): Section[] {
  let sections = [...given];
  if (!has(sections, 'ingredients') && !has(sections, 'instructions')) {
    const plain = inferPlain(sections);
    if (plain) return plain;
  }
  if (!has(sections, 'ingredients'))
    sections = isWhole
      ? replace(sections, findIngredients, 'ingredients', [undefined, 'other', 'meta'])
      : replace(sections, findSettledList, 'ingredients', [undefined]);
  if (!has(sections, 'ingredients') || has(sections, 'instructions')) return sections;
  const after = sections.findIndex(({ name, lines }) => name === 'ingredients' && lines.length > 0);
  const tail = replace(sections.slice(after), (lines) => findSteps(lines, 1), 'instructions', [
    'ingredients',
  ]);
  const later = has(tail, 'instructions')
    ? tail
    : replace(sections.slice(after), (lines) => findSteps(lines, 0), 'instructions', [
        undefined,
        'other',
        'meta',
      ]);
  return [...sections.slice(0, after), ...later];
}

/**
 * Infers ingredients and steps by their shape if no heading names them: a list of amounts, numbered lines, sentences after
 * the list; last, ingredients listed in sentences.
 * @param isWhole false if more text may follow: the absence of a heading is then not yet conclusive
 */
export function inferSections(outline: Outline, isWhole: boolean): Outline {
  let sections = inferLists(outline.sections, isWhole);
  if (has(sections, 'ingredients') && !has(sections, 'instructions'))
    sections = inferSentences(sections, isWhole);
  if (isWhole && !has(sections, 'ingredients')) sections = inferProse(sections) ?? sections;
  return { ...outline, sections };
}
