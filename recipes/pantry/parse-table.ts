/** The rows of a data table kept as text: one row a line, columns parted by bars, comments left out. */
export function parseTable(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .map(cellsOf);
}

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** A part of a table under a heading `## first cell | second cell`; rows before any heading have none. */
export type Section = { heading: string[]; rows: string[][] };

/** The rows of a data table by the headings over them. */
export function parseSections(table: string): Section[] {
  const sections: Section[] = [{ heading: [], rows: [] }];
  for (const row of parseTable(table)) {
    if (row[0]?.startsWith('##'))
      sections.push({ heading: [row[0].slice(2).trim(), ...row.slice(1)], rows: [] });
    else sections.at(-1)?.rows.push(row);
  }
  return sections.filter(({ rows }) => rows.length > 0);
}

/** The items of a comma list; an empty cell has none. */
export function listOf(cell: string | undefined, separator = ','): string[] {
  return (cell ?? '')
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** `fry=8 simmer=15 raw` → { fry: 8, simmer: 15, raw: 0 } */
export function numbersOf(cell: string | undefined): Record<string, number> {
  const pairs = listOf(cell, ' ').map((item) => {
    const [key = '', value = '0'] = item.split('=');
    return [key, Number(value)] as const;
  });
  return Object.fromEntries(pairs);
}
