import { type Line, line } from './line.ts';
import { safeText } from './safe-text.ts';
import { fold } from './words/fold.ts';
import { sectionNames } from './words/section-names.ts';

const partNamed = (cell: string) => sectionNames.get(fold(cell));

/** Splits a cell at its line breaks and sanitizes each line. */
const linesOfCell = (cell: string) =>
  cell
    .split('\n')
    .map((text) => safeText(text))
    .filter((text) => text !== '');

function linesOfRow([label = '', ...cells]: readonly string[]): Line[] {
  const name = safeText(label).replace(/[:：]$/, '');
  const texts = cells.flatMap(linesOfCell);
  if (texts.length === 0) return [];
  const isPart = partNamed(name) === 'ingredients' || partNamed(name) === 'instructions';
  if (isPart || texts.length > 1)
    return [line('bold', name), ...texts.map((text) => line('text', text))];
  return [line('text', `${name}: ${texts[0]}`)];
}

/**
 * Converts a table that holds a whole recipe, one section per row ("Ingredients | 250 g rice<br>1 onion"), to lines as if there
 * were no table.
 * @param rows the cells with their line breaks
 * @returns undefined for any other table
 */
export function linesOfRecordTable(rows: readonly (readonly string[])[]): Line[] | undefined {
  const parts = rows.map(([label = '']) => partNamed(label));
  const isRecord = parts.includes('ingredients') && parts.includes('instructions');
  if (!isRecord || rows.some((row) => row.length !== 2)) return undefined;
  const hasHead = /^(?:field|key|part|section|element|aspect|category|item)$/i.test(
    rows[0]?.[0] ?? '',
  );
  return rows.slice(hasHead ? 1 : 0).flatMap(linesOfRow);
}
