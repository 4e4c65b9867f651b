/** A statement that answers one row. Its `$1` is the list of its values. */
export type SqlQuery = {
  text: string;
  values: readonly (string | null)[];
  /** PostgreSQL refuses any write. */
  readOnly: boolean;
  /** A name that no other text has: the session keeps the statement prepared under it and the role, for the next time. */
  keepAs?: string | undefined;
};

/** The result of a `SqlQuery`: text that nobody parses again, the rows in it, and all rows (of an upsert, the new ones) where they were counted. */
export type QueryResult = {
  body: string;
  rows: number;
  total: number | null;
  /** How many rows were changed, where the query counts them; only of a query within a transaction (`runQuery`). */
  affected?: number;
};
