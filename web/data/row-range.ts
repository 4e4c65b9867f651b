/** @returns the first and the last row index of a page for the data API: zero-based, both inclusive */
export function rowRange(page: number, pageSize: number): [number, number] {
  const from = (page - 1) * pageSize;
  return [from, from + pageSize - 1];
}
