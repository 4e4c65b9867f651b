/** A statement that returns one row. Its `$1` is the array of its values. */
export type SqlQuery = {
  text: string;
  values: readonly (string | null)[];
  /** When true, PostgreSQL rejects any write. */
  readOnly: boolean;
  /** A name that no other text has: the session caches the prepared statement under this name and the role. */
  keepAs?: string | undefined;
};

/** The result of a `SqlQuery`: the body as text, the number of rows in it, and the total (for an upsert, the new rows) where it was counted. */
export type QueryResult = {
  body: string;
  rows: number;
  total: number | null;
  /** How many rows were changed, where the query counts them; only for a query within a transaction (`runQuery`). */
  affected?: number;
};
