/** The rows of a data table kept as text: one row a line, columns parted by bars, comments left out. */
export function parseTable(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
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
