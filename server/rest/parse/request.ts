import { methodNotAllowed, unknownSchema } from '../problems.ts';
import { parseAccept, type Shape } from './accept.ts';
import { type Preferences, parsePreferences, type RequestKind } from './prefer.ts';
import { parseQuery, type Query } from './query.ts';
import { parseQueryString } from './query-string.ts';
import { intersect, parseRangeHeader } from './range.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';

/** A parsed request: every part is well-formed, but no name has been resolved yet. */
export type RestRequest = {
  method: Method;
  schema: string;
  query: Query;
  preferences: Preferences;
  shape: Shape;
  body: ArrayBuffer;
};

/** What each method does to a table. */
const kinds: Record<Method, RequestKind> = {
  GET: 'read',
  HEAD: 'read',
  POST: 'insert',
  PATCH: 'update',
  DELETE: 'delete',
};

function isMethod(name: string): name is Method {
  return Object.hasOwn(kinds, name);
}

function parseMethod(name: string): Method {
  if (!isMethod(name)) throw methodNotAllowed(name);
  return name;
}

/** Returns the schema of Accept-Profile (reads) or Content-Profile (writes); without the header, the first exposed schema. */
function parseProfile(headers: Headers, isRead: boolean, exposed: readonly string[]): string {
  const [first = 'public'] = exposed;
  const name = headers.get(isRead ? 'accept-profile' : 'content-profile') ?? first;
  if (!exposed.includes(name)) throw unknownSchema(name, exposed);
  return name;
}

function applyRangeHeader(query: Query, headers: Headers): void {
  const range = parseRangeHeader(headers.get('range'));
  const clauses = query.clauses.get('');
  if (!range) return;
  const asked = { offset: clauses?.offset ?? 0, limit: clauses?.limit };
  const nothing = { path: [], conditions: [], order: [] };
  query.clauses.set('', { ...nothing, ...clauses, ...intersect(range, asked) });
}

/**
 * Parses everything of a request except its path.
 * @param exposed the schemas that may be requested; the first is the default
 */
export async function parseRequest(
  request: Request,
  exposed: readonly string[],
  isCall: boolean,
): Promise<RestRequest> {
  const method = parseMethod(request.method);
  const isRead = method === 'GET' || method === 'HEAD';
  const parameters = parseQueryString(new URL(request.url).search);
  const query = parseQuery(parameters, isCall && isRead);
  if (isRead) applyRangeHeader(query, request.headers);
  return {
    method,
    schema: parseProfile(request.headers, isRead, exposed),
    query,
    preferences: parsePreferences(request.headers.get('prefer'), isCall ? 'call' : kinds[method]),
    shape: parseAccept(request.headers.get('accept')),
    body: isRead ? new ArrayBuffer(0) : await request.arrayBuffer(),
  };
}
