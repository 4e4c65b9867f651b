/** Prints rows as a markdown table, which the documents quote unchanged. */
export function printTable(rows: readonly Record<string, string | number | boolean>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))];
  const widths = names.map((_name, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const isNumber = names.map((_name, at) =>
    cells.slice(1).every((row) => /^[\d.]*$/.test(row[at] ?? '')),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |\n`;
  const rule = widths.map((width, at) =>
    isNumber[at] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  process.stdout.write(`${[names, rule].map(line).join('')}${cells.slice(1).map(line).join('')}\n`);
}
