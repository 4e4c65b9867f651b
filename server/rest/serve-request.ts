import type { Context } from 'hono';
import { sqlStateOf } from '#server/errors.ts';
import { callerOf } from '#server/http/claims.ts';
import type { DoorEnvironment } from '#server/http/environment.ts';
import type { Services } from '#server/services.ts';
import { createCallCount } from './count-calls.ts';
import { createKnownRequests, wordsOf } from './known-requests.ts';
import type { Asked, Prepared } from './operation.ts';
import { decodeText } from './parse/query-string.ts';
import { type Method, parseRequest } from './parse/request.ts';
import { isSchemaMiss, methodNotAllowed } from './problems.ts';
import { translateError } from './respond/print-problem.ts';
import { runPrepared } from './run-prepared.ts';
import { createSchemaCache, type SchemaCache } from './schema/schema-cache.ts';
import { createStatementMemory } from './sql/statement-memory.ts';

/** What each method does with a table, or with a function (whose GET has arguments among its filters). */
export type Operations = {
  isCall: boolean;
  methods: Partial<Record<Method, (asked: Asked) => Prepared>>;
};

/** @param name the table's or function's, as it stands in the path: still percent-encoded */
export type Serve = (
  c: Context<DoorEnvironment>,
  operations: Operations,
  name: string,
) => Promise<Response>;

const preparedStatements = 500;
/** The screens of a few hundred people who are busy at one time. */
const knownRequests = 500;

/** PostgreSQL knows a name otherwise than we do: the next request compares versions. */
const staleStates = new Set(['42P01', '42703', '42883', '42704', '42P10', '42804']);

/** Makes the way of a request: who asks → parse → prepare with the schema, unless it is known → one statement → answer. */
export function createServe(services: Services): Serve {
  const { database, settings } = services;
  const { schemas: exposed, maxRows } = settings.rest;
  const countCall = createCallCount(services);
  const cache = createSchemaCache(database, exposed);
  const memory = createStatementMemory(preparedStatements);
  const known = createKnownRequests(knownRequests);

  async function prepareUnlessKnown(raw: Request, operations: Operations, name: string) {
    const words = wordsOf(raw);
    const prepared = words && known.find(await cache.current(), words);
    if (prepared) return prepared;
    const request = await parseRequest(raw, exposed, operations.isCall);
    const prepare = operations.methods[request.method];
    if (!prepare) throw methodNotAllowed(request.method);
    const asked = { request, name, maxRows };
    return prepareWith(cache, (schema) => {
      const anew = prepare({ ...asked, schema });
      if (words !== undefined) known.keep(schema, words, anew);
      return anew;
    });
  }

  return async (c, operations, encodedName) => {
    const caller = await callerOf(c.req.raw, services);
    await countCall(c, caller);
    const name = decodeText(encodedName);
    const prepared = await prepareUnlessKnown(c.req.raw, operations, name);
    // Only now is it a name of ours and not any that somebody asked for.
    c.set('route', `/rest/v1/${operations.isCall ? 'rpc/' : ''}${name}`);
    try {
      return await runPrepared(database, caller, prepared, memory);
    } catch (error) {
      if (staleStates.has(sqlStateOf(error) ?? '')) cache.expire();
      throw translateError(error, caller);
    }
  };
}

/** Prepares with the known schema, and once more with a fresh one when a name was not found in it. */
async function prepareWith(
  cache: SchemaCache,
  prepare: (schema: Asked['schema']) => Prepared,
): Promise<Prepared> {
  const known = await cache.current();
  try {
    return prepare(known);
  } catch (error) {
    const fresh = isSchemaMiss(error) ? await cache.refreshed(known) : undefined;
    if (!fresh) throw error;
    return prepare(fresh);
  }
}
