import { sqlStateOf } from '#server/errors.ts';
import { callerOf } from '#server/http/claims.ts';
import type { Services } from '#server/services.ts';
import { createCallCount } from './count-calls.ts';
import type { Answered, Asked, Prepared } from './operation.ts';
import { decodeText } from './parse/query-string.ts';
import { type Method, parseRequest } from './parse/request.ts';
import { type CachedPlan, cacheKeyOf, createPlanCache } from './plan-cache.ts';
import { isSchemaMiss, methodNotAllowed } from './problems.ts';
import { translateError } from './respond/print-problem.ts';
import { runPrepared } from './run-prepared.ts';
import { createSchemaCache, type SchemaCache } from './schema/schema-cache.ts';
import { createStatementMemory } from './sql/statement-memory.ts';

/** The handler of each method for a table, or for a function (a GET of a function has its arguments among the filters). */
export type Operations = {
  isCall: boolean;
  methods: Partial<Record<Method, (asked: Asked) => Prepared>>;
};

/** A request with its peer address. `onRoute` gets the route name for logs and metrics once it is resolved. */
type Call = {
  request: Request;
  peerAddress: string | undefined;
  onRoute: (route: string) => void;
};

export type RestHandler = {
  /** @param name the name of the table or function as in the path: still percent-encoded */
  serve(call: Call, operations: Operations, name: string): Promise<Answered>;
  /** Returns the cached plan of a read; undefined if it has to be planned. */
  findCachedPlan(request: Request): CachedPlan | undefined;
  /** Serves a cached plan. The caller is authenticated and rate-limited each time. */
  serveCachedPlan(call: Call, known: CachedPlan): Promise<Answered>;
};

const preparedStatements = 500;
/** Enough for the queries of a few hundred concurrent users. */
const maxCachedPlans = 500;

/** SQL states that suggest a stale schema cache. The next request then compares versions. */
const staleStates = new Set(['42P01', '42703', '42883', '42704', '42P10', '42804']);

/** Creates the request pipeline: authenticate → parse → prepare with the schema, unless the plan is cached → one statement → response. */
export function createRestHandler(services: Services): RestHandler {
  const { database, settings } = services;
  const { schemas: exposed, maxRows } = settings.rest;
  const countCall = createCallCount(services);
  const cache = createSchemaCache(database, exposed);
  const memory = createStatementMemory(preparedStatements);
  const known = createPlanCache(maxCachedPlans);

  async function prepare(raw: Request, operations: Operations, name: string): Promise<CachedPlan> {
    const key = cacheKeyOf(raw);
    const found = key && known.find(await cache.current(), key);
    if (found) return found;
    const request = await parseRequest(raw, exposed, operations.isCall);
    const operation = operations.methods[request.method];
    if (!operation) throw methodNotAllowed(request.method);
    const asked = { request, name, maxRows };
    const route = `/rest/v1/${operations.isCall ? 'rpc/' : ''}${name}`;
    return prepareWith(cache, (schema) => {
      const planned = { ...operation({ ...asked, schema }), route };
      if (key !== undefined) known.keep(schema, key, planned);
      return planned;
    });
  }

  async function run(
    { request, peerAddress, onRoute }: Call,
    prepareIt: () => CachedPlan | Promise<CachedPlan>,
  ): Promise<Answered> {
    const caller = await callerOf(request, services);
    await countCall({ peerAddress, headers: request.headers }, caller);
    const prepared = await prepareIt();
    // Report the route only after the name is resolved, so that made-up names do not become metric labels.
    onRoute(prepared.route);
    try {
      return await runPrepared(database, caller, prepared, memory);
    } catch (error) {
      if (staleStates.has(sqlStateOf(error) ?? '')) cache.expire();
      throw translateError(error, caller);
    }
  }

  return {
    serve: (call, operations, encodedName) =>
      run(call, () => prepare(call.request, operations, decodeText(encodedName))),
    findCachedPlan(request) {
      const schema = cache.known();
      if (!schema) return undefined;
      const key = cacheKeyOf(request);
      return key === undefined ? undefined : known.find(schema, key);
    },
    serveCachedPlan: (call, found) => run(call, () => found),
  };
}

/** Prepares with the cached schema, and retries once with a fresh one when a name was not found. */
async function prepareWith<T>(
  cache: SchemaCache,
  prepare: (schema: Asked['schema']) => T,
): Promise<T> {
  const known = await cache.current();
  try {
    return prepare(known);
  } catch (error) {
    const fresh = isSchemaMiss(error) ? await cache.refreshed(known) : undefined;
    if (!fresh) throw error;
    return prepare(fresh);
  }
}
