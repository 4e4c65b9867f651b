import { entriesBehindGroup, headsGroup, isGroupName, startsWithAmount } from './group-names.ts';
import type { Line } from './line.ts';
import { readMarker, withoutPictures } from './read-marker.ts';
import { readIngredientTable } from './read-tables.ts';
import { splitIngredients } from './split-ingredients.ts';
import { isClosing, isOpening } from './words/chatter.ts';

function clean(text: string, takesNumbers: boolean): string {
  const marker = readMarker(text);
  const rest =
    marker && (marker.kind === 'bullet' || (takesNumbers && marker.kind === 'number'))
      ? marker.rest
      : text;
  return withoutPictures(rest)
    .replace(/[\s,;]+$/, '')
    .trim();
}

/** An item that holds others is a group's name, or an ingredient with remarks. */
function entriesOfItem(item: Line): string[] {
  const own = clean(item.text, true);
  const nested = item.children.flatMap((child) => entriesOfLine(child));
  if (nested.length === 0)
    return own === '' || isGroupName(own) ? [] : (entriesBehindGroup(own) ?? [own]);
  if (own === '' || isGroupName(own) || item.level === 6) return nested;
  const hasAmounts = nested.some((text) => startsWithAmount.test(text));
  if (!hasAmounts) return [`${own}, ${nested.join(', ')}`];
  return startsWithAmount.test(own) ? [own, ...nested] : nested;
}

/** A sentence about the list is not in the list. */
function isRemark(text: string): boolean {
  const words = text.split(/\s+/).length;
  return isOpening(text) || isClosing(text) || (/[.!?。]$/.test(text) && words > 12) || words > 40;
}

function entriesOfLine(line: Line): string[] {
  switch (line.kind) {
    case 'rule':
      return [];
    case 'table':
      return readIngredientTable(line.rows);
    case 'item':
      return entriesOfItem(line);
    case 'heading':
    case 'bold': {
      const own = clean(line.text, true);
      return startsWithAmount.test(own) && line.kind === 'bold' ? [own] : [];
    }
    default: {
      const several = entriesBehindGroup(line.text) ?? splitIngredients(line.text);
      if (several.length > 1)
        return several
          .map((text) => clean(text, true))
          .filter((text) => text && !isGroupName(text));
      const own = clean(several[0] ?? line.text, true);
      // "_For the base_" in italics is a group's name.
      if (line.italic && !/\d/.test(own) && own.split(' ').length <= 5) return [];
      return own === '' || isGroupName(own) || isRemark(own) ? [] : [own];
    }
  }
}

/**
 * What to buy, a line each and as it was written, without the names of groups.
 * @param isWhole false where more of the list may follow: a name whose group is not there yet is left out
 */
export function readIngredients(lines: readonly Line[], isWhole = true): string[] {
  const end = lines.findIndex(({ kind, text }) => kind === 'text' && isClosing(text));
  const entries: string[] = [];
  let isBehindRule = false;
  for (const [index, line] of (end < 0 ? lines : lines.slice(0, end)).entries()) {
    if (line.kind === 'rule') isBehindRule = entries.length > 0;
    else if (isBehindRule && line.kind === 'text' && !readMarker(line.text)) continue;
    else if (!headsGroup(lines, index, isWhole)) entries.push(...entriesOfLine(line));
  }
  return entries;
}

/** The names of groups within a line: its own, and those of what it holds. */
function groupsOfLine(line: Line): string[] {
  const own = clean(line.text, true);
  const isName =
    isGroupName(own) ||
    line.kind === 'heading' ||
    (line.kind === 'bold' && !startsWithAmount.test(own)) ||
    (line.kind === 'item' && line.children.length > 0 && !startsWithAmount.test(own));
  return [...(own !== '' && isName ? [own] : []), ...line.children.flatMap(groupsOfLine)];
}

/**
 * The names under which what to buy stands: "For the ragù", "White sauce". They name what the steps make.
 * @param isWhole false where more of the list may follow
 */
export function readGroups(lines: readonly Line[], isWhole = true): string[] {
  const names = lines.flatMap((line, index) =>
    headsGroup(lines, index, isWhole) ? [clean(line.text, true)] : groupsOfLine(line),
  );
  return [...new Set(names)];
}
