import { sqlStateOf } from '#server/errors.ts';
import { callerOf } from '#server/http/claims.ts';
import type { Services } from '#server/services.ts';
import { createCallCount } from './count-calls.ts';
import { createKnownRequests, type KnownRequest, wordsOf } from './known-requests.ts';
import type { Answered, Asked, Prepared } from './operation.ts';
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

/** A request with the other end of its connection. `onRoute` is told the name under which it is logged and counted, once it is known. */
type Call = {
  request: Request;
  peerAddress: string | undefined;
  onRoute: (route: string) => void;
};

export type Serve = {
  /** @param name the table's or function's, as it stands in the path: still percent-encoded */
  serve(call: Call, operations: Operations, name: string): Promise<Answered>;
  /** What a reading request was prepared to be when it was asked before in the very same words; undefined where it has to be read. */
  findKnown(request: Request): KnownRequest | undefined;
  /** Serves a known request. Who asks, and whether they may, is asked as ever. */
  serveKnown(call: Call, known: KnownRequest): Promise<Answered>;
};

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

  async function prepare(
    raw: Request,
    operations: Operations,
    name: string,
  ): Promise<KnownRequest> {
    const words = wordsOf(raw);
    const found = words && known.find(await cache.current(), words);
    if (found) return found;
    const request = await parseRequest(raw, exposed, operations.isCall);
    const operation = operations.methods[request.method];
    if (!operation) throw methodNotAllowed(request.method);
    const asked = { request, name, maxRows };
    const route = `/rest/v1/${operations.isCall ? 'rpc/' : ''}${name}`;
    return prepareWith(cache, (schema) => {
      const anew = { ...operation({ ...asked, schema }), route };
      if (words !== undefined) known.keep(schema, words, anew);
      return anew;
    });
  }

  async function run(
    { request, peerAddress, onRoute }: Call,
    prepareIt: () => KnownRequest | Promise<KnownRequest>,
  ): Promise<Answered> {
    const caller = await callerOf(request, services);
    await countCall({ peerAddress, headers: request.headers }, caller);
    const prepared = await prepareIt();
    // Only now is it a name of ours and not any that somebody asked for.
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
    findKnown(request) {
      const schema = cache.known();
      if (!schema) return undefined;
      const words = wordsOf(request);
      return words === undefined ? undefined : known.find(schema, words);
    },
    serveKnown: (call, found) => run(call, () => found),
  };
}

/** Prepares with the known schema, and once more with a fresh one when a name was not found in it. */
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
