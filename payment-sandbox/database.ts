import type postgres from 'postgres';

export type Transaction = postgres.TransactionSql;

/** What the sandbox needs of the server's database. */
export type Database = {
  /** Runs one transaction as the role that may read and write the sandbox's tables. */
  asService<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
};
