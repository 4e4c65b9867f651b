/** @returns the first and the last row of a page, as the data API counts: from 0, both included */
export function rowRange(page: number, pageSize: number): [number, number] {
  const from = (page - 1) * pageSize;
  return [from, from + pageSize - 1];
}
