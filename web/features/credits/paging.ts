export const rowsOnPage = 10;

export type ListPage<Row> = { rows: Row[]; total: number };

/** @returns the first and the last row of a page, as the data API counts: from 0, both included */
export function rangeOf(page: number): [number, number] {
  const from = (page - 1) * rowsOnPage;
  return [from, from + rowsOnPage - 1];
}
