import type { RestRequest } from './parse/request.ts';
import type { Schema } from './schema/schema.ts';

/** What the statement of an operation answers: one row. */
export type Result = {
  /** The JSON of the answer, as text that nobody parses again. */
  body: string;
  rows: number;
  /** Rows without limit and offset; null when nobody asked. */
  total: number | null;
};

/** An operation that only has to run: everything has been looked up and printed. */
export type Prepared = {
  text: string;
  values: string[];
  /** PostgreSQL refuses any write: a function called by GET. */
  readOnly: boolean;
  /**
   * Makes the answer. Runs inside the transaction, so that a refusal (not one row, too many rows) also undoes what
   * the statement did.
   */
  answer(result: Result): Response;
};

/** What an operation is prepared from. `name` is the table's or function's, as the path says it. */
export type Asked = { request: RestRequest; name: string; schema: Schema; maxRows: number };
