/** Rows per page in the lists of users, purchases and ledger entries. */
export const adminPageSize = 25;
