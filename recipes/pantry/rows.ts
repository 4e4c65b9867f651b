import { parseTable } from './parse-table.ts';

/** Parses a table in which a line that starts with two spaces continues the row before it. */
export const rowsOf = (table: string): string[][] => parseTable(table.replace(/\n {2,}/g, ' '));
