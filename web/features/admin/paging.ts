/** Rows of one page of a list that is read row by row: users, purchases, entries. */
export const adminPageSize = 25;
