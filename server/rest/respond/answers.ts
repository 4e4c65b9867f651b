import type { QueryResult } from '#server/database/query.ts';
import type { Answered } from '../operation.ts';
import type { RestRequest } from '../parse/request.ts';
import { badRange, notSingular, tooManyAffected } from '../problems.ts';

/** Formats a Content-Range value: `0-4/42`, `0-4/*` without a count, `*` as the range when there are no rows. */
function contentRange(offset: number, rows: number, total: number | null): string {
  const shown = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  return `${shown}/${total ?? '*'}`;
}

function headersOf(request: RestRequest, range: string): Record<string, string> {
  const { applied } = request.preferences;
  if (applied.length === 0) return { 'content-range': range };
  return { 'content-range': range, 'preference-applied': applied.join(', ') };
}

function requireSingle(request: RestRequest, rows: number): void {
  if (request.shape.single && rows !== 1) throw notSingular(rows);
}

/**
 * Responds to a read: 200, or 206 when a counted page is not the whole result.
 * @throws ApiError 406 PGRST116 when one object was requested and there is not exactly one row; 416 PGRST103 when a counted page begins past the end
 */
export function answerRead(request: RestRequest, result: QueryResult, offset: number): Answered {
  const { body, rows, total } = result;
  if (total !== null && offset > total) {
    throw badRange(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  }
  requireSingle(request, rows);
  const headers = headersOf(request, contentRange(offset, rows, total));
  headers['content-type'] = request.shape.contentType;
  const status = total !== null && rows < total ? 206 : 200;
  return { status, headers, body: request.method === 'HEAD' ? null : body };
}

/** Responds 204 to a call of a function that has no result, or whose result the client does not want. */
export function answerNothing(request: RestRequest, result: QueryResult): Answered {
  const range = contentRange(0, result.rows, result.total);
  return { status: 204, headers: headersOf(request, range), body: null };
}

/** Enforces `max-affected`. @throws ApiError 400 PGRST124 when more rows were changed, or returned by a function, than it allows */
export function requireAffected({ preferences }: RestRequest, { affected = 0 }: QueryResult): void {
  const { maxAffected } = preferences;
  if (maxAffected !== undefined && affected > maxAffected) throw tooManyAffected(affected);
}

/**
 * Responds to a change: 201 for an insert (200 for an upsert that only updated), otherwise 204 (200 with rows), also when no row matched.
 * @throws ApiError 406 PGRST116, 400 PGRST124; both roll back the change
 */
export function answerChange(request: RestRequest, result: QueryResult): Answered {
  const { rows, body, total } = result;
  const { representation, count } = request.preferences;
  const isInsert = request.method === 'POST';
  // For an upsert, `total` is the number of new rows. It is negative when a trigger suppressed an update.
  const insertStatus = total !== null && total <= 0 ? 200 : 201;
  requireAffected(request, result);
  requireSingle(request, rows);
  // Like PostgREST: only an update reports a row range, because row positions mean something only there.
  const shown = request.method === 'PATCH' ? rows : 0;
  const headers = headersOf(request, contentRange(0, shown, count ? rows : null));
  if (representation !== 'full') {
    return { status: isInsert ? insertStatus : 204, headers, body: null };
  }
  headers['content-type'] = request.shape.contentType;
  return { status: isInsert ? insertStatus : 200, headers, body };
}
