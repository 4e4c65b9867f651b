/** Parses a data table in text form: one row per line, columns separated by `|`. Skips blank lines and `//` comments. */
export function parseTable(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .map(cellsOf);
}

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** The rows under a heading `## first cell | second cell`. Rows before the first heading have an empty heading. */
export type Section = { heading: string[]; rows: string[][] };

/** Parses a data table into sections, one per heading. */
export function parseSections(table: string): Section[] {
  const sections: Section[] = [{ heading: [], rows: [] }];
  for (const row of parseTable(table)) {
    if (row[0]?.startsWith('##'))
      sections.push({ heading: [row[0].slice(2).trim(), ...row.slice(1)], rows: [] });
    else sections.at(-1)?.rows.push(row);
  }
  return sections.filter(({ rows }) => rows.length > 0);
}

/** Splits a comma-separated cell into its items. Returns none for an empty cell. */
export function listOf(cell: string | undefined, separator = ','): string[] {
  return (cell ?? '')
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Parses key-value pairs: `fry=8 simmer=15 raw` → { fry: 8, simmer: 15, raw: 0 } */
export function numbersOf(cell: string | undefined): Record<string, number> {
  const pairs = listOf(cell, ' ').map((item) => {
    const [key = '', value = '0'] = item.split('=');
    return [key, Number(value)] as const;
  });
  return Object.fromEntries(pairs);
}
