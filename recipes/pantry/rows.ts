import { parseTable } from './parse-table.ts';

/** The rows of a table whose long rows go on over lines that begin with two spaces. */
export const rowsOf = (table: string): string[][] => parseTable(table.replace(/\n {2,}/g, ' '));
