import type { QueryResult, SqlQuery } from '#server/database/query.ts';
import type { RestRequest } from './parse/request.ts';
import type { Schema } from './schema/schema.ts';

/** An answer before it becomes an HTTP response: the sender adds the headers common to all answers. Header names are in lower case. */
export type Answered = { status: number; headers: Record<string, string>; body: string | null };

/** An operation that is ready to run: all names are resolved and the SQL is complete. */
export type Prepared = SqlQuery & {
  /** True if `answer` may throw (not one row, too many rows) after the statement has written rows: the write is then rolled back. */
  mayUndo: boolean;
  answer(result: QueryResult): Answered;
};

/** The input of an operation. `name` is the name of the table or function from the path. */
export type Asked = { request: RestRequest; name: string; schema: Schema; maxRows: number };
