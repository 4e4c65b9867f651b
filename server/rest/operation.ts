import type { QueryResult, SqlQuery } from '#server/database/query.ts';
import type { RestRequest } from './parse/request.ts';
import type { Schema } from './schema/schema.ts';

/** An answer before it is one of HTTP: whoever sends it adds what every answer has. The names of its headers are in lower case. */
export type Answered = { status: number; headers: Record<string, string>; body: string | null };

/** An operation that only has to run: everything has been looked up and printed. */
export type Prepared = SqlQuery & {
  /** Whether the answer may refuse (not one row, too many rows) what the statement has written: the refusal then undoes it. */
  mayUndo: boolean;
  answer(result: QueryResult): Answered;
};

/** What an operation is prepared from. `name` is the table's or function's, as the path says it. */
export type Asked = { request: RestRequest; name: string; schema: Schema; maxRows: number };
