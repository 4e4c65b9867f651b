import { line } from './line.ts';
import { openingOf } from './name-section.ts';
import { readFactLine } from './read-facts.ts';
import { isClosing } from './words/chatter.ts';

const listMarker = /^\s{0,3}(?:[-*+•]|\d{1,2}[.)])\s+\S/u;
const ownMarker = /^(?:[-*+]\s|[•>|#]|\d{1,3}[.)]\s|=+\s*$|-{2,}\s*$|`{3}|~{3}|<)/u;
const emphasis = /^(\*\*|__|\*|_)(?=\S)(.+)(?<=\S)\1:?$/u;
const amountEntry = /^\s{0,3}[-*+•]\s+(?:about |~ ?)?[\d½¼¾⅓⅔⅛]/u;
/** A shorter line did not end because the page did. */
const wrapWidth = 50;

/** A line that names a part, states facts, says goodbye or is bold as a whole is not the rest of the item above it. */
function opensSomething(text: string): boolean {
  const [, mark = '', words = ''] = emphasis.exec(text) ?? [];
  const isBold = mark === '**' || mark === '__';
  if (isBold || (mark === '' && isClosing(text))) return true;
  const bare = words === '' ? text.replace(/\*\*|__/g, '') : words;
  if (openingOf(line(words === '' ? 'text' : 'bold', bare), false)) return true;
  return /[:：|]/.test(bare) && readFactLine(bare).length > 0;
}

/** A whole sentence under a short entry of a list of amounts is no more of that entry. */
function isSentenceUnder(text: string, entry: string): boolean {
  const isShort = entry.length < wrapWidth && !/[.,;:(&-]\s*$/.test(entry);
  return isShort && /^\p{Lu}/u.test(text) && /[.!]$/.test(text) && text.split(/\s+/).length > 3;
}

/** True for a line without a bar under the row of a table: markdown would take it for a row. */
const isUnderTable = (text: string, before: string) =>
  /^\s*\|.*\|\s*$/.test(before) && !text.includes('|');

/**
 * Puts an empty line where an answer without any goes from a list or a table to something else, since markdown takes a line
 * under an item for the rest of that item. What it does to a line depends on those above it alone.
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
