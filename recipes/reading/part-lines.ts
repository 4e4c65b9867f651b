import { line } from './line.ts';
import { openingOf } from './name-section.ts';
import { readFactLine } from './read-facts.ts';
import { isClosing } from './words/chatter.ts';

const listMarker = /^\s{0,3}(?:[-*+•]|\d{1,2}[.)])\s+\S/u;
const ownMarker = /^(?:[-*+]\s|[•>|#]|\d{1,3}[.)]\s|=+\s*$|-{2,}\s*$|`{3}|~{3}|<)/u;
const emphasis = /^(\*\*|__|\*|_)(?=\S)(.+)(?<=\S)\1:?$/u;
const amountEntry = /^\s{0,3}[-*+•]\s+(?:about |~ ?)?[\d½¼¾⅓⅔⅛]/u;
/** In characters: a shorter line was not wrapped. */
const wrapWidth = 50;

/** True for a line that names a section, states facts, closes the answer or is all bold: it does not continue the item above it. */
function opensSomething(text: string): boolean {
  const [, mark = '', words = ''] = emphasis.exec(text) ?? [];
  const isBold = mark === '**' || mark === '__';
  if (isBold || (mark === '' && isClosing(text))) return true;
  const bare = words === '' ? text.replace(/\*\*|__/g, '') : words;
  if (openingOf(line(words === '' ? 'text' : 'bold', bare), false)) return true;
  return /[:：|]/.test(bare) && readFactLine(bare).length > 0;
}

/** True for a whole sentence below a short entry in a list of amounts: it does not belong to that entry. */
function isSentenceUnder(text: string, entry: string): boolean {
  const isShort = entry.length < wrapWidth && !/[.,;:(&-]\s*$/.test(entry);
  return isShort && /^\p{Lu}/u.test(text) && /[.!]$/.test(text) && text.split(/\s+/).length > 3;
}

/** True for a line without a `|` below a table row: markdown would parse it as another row. */
const isUnderTable = (text: string, before: string) =>
  /^\s*\|.*\|\s*$/.test(before) && !text.includes('|');

/**
 * Inserts a missing empty line where an answer goes from a list or a table to something else, because markdown parses a line
 * below an item as the rest of that item. The result for a line depends only on the lines above it.
 */
export function partLines(lines: readonly string[]): string[] {
  const parted: string[] = [];
  let isInList = false;
  let isOfAmounts = false;
  let before = '';
  for (const text of lines) {
    const isBare = /^\S/.test(text) && !ownMarker.test(text);
    const trimmed = text.trim();
    const isNew =
      isInList &&
      isBare &&
      (opensSomething(trimmed) || (isOfAmounts && isSentenceUnder(trimmed, before)));
    if (before !== '' && (isNew || isUnderTable(text, before)) && trimmed !== '') parted.push('');
    if (listMarker.test(text)) {
      isOfAmounts = isInList ? isOfAmounts : amountEntry.test(text);
      isInList = true;
    } else if (isNew || trimmed === '' || /^#/.test(text)) isInList = false;
    parted.push(text);
    before = trimmed;
  }
  return parted;
}
