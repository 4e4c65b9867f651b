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

/** Reads an item and its nested items. An item with nested items is the name of a group, or an ingredient with remarks. */
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

/** True for a sentence about the list, which is not an ingredient. */
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
      // "_For the base_" in italics is the name of a group.
      if (line.italic && !/\d/.test(own) && own.split(' ').length <= 5) return [];
      return own === '' || isGroupName(own) || isRemark(own) ? [] : [own];
    }
  }
}

/**
 * Returns the ingredients, one line each and as written, without the names of groups.
 * @param isWhole false while more of the list may follow: a group name whose group has not arrived yet is left out
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

/** Returns the group names in a line: its own text and those of its nested lines. */
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
 * Returns the names of the ingredient groups: "For the ragù", "White sauce". They name what the steps make.
 * @param isWhole false while more of the list may follow
 */
export function readGroups(lines: readonly Line[], isWhole = true): string[] {
  const names = lines.flatMap((line, index) =>
    headsGroup(lines, index, isWhole) ? [clean(line.text, true)] : groupsOfLine(line),
  );
  return [...new Set(names)];
}
