export const rowsOnPage = 10;

export type ListPage<Row> = { rows: Row[]; total: number };
