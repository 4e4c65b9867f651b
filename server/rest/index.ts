import { type Context, Hono } from 'hono';
import { sqlStateOf } from '#server/errors.ts';
import { callerOf } from '#server/http/claims.ts';
import type { DoorEnvironment } from '#server/http/environment.ts';
import type { Services } from '#server/services.ts';
import { callFunction } from './call-function.ts';
import { deleteRows } from './delete-rows.ts';
import { insertRows } from './insert-rows.ts';
import type { Asked, Prepared } from './operation.ts';
import { decodeText } from './parse/query-string.ts';
import { type Method, parseRequest } from './parse/request.ts';
import { badPath, isSchemaMiss, methodNotAllowed } from './problems.ts';
import { readRows } from './read-rows.ts';
import { printRestProblem, translateError } from './respond/print-problem.ts';
import { runPrepared } from './run-prepared.ts';
import { createSchemaCache, type SchemaCache } from './schema/schema-cache.ts';
import { createStatementMemory } from './sql/statement-memory.ts';
import { updateRows } from './update-rows.ts';

type Prepare = (asked: Asked) => Prepared;

const onTable: Record<Method, Prepare> = {
  GET: readRows,
  HEAD: readRows,
  POST: insertRows,
  PATCH: updateRows,
  DELETE: deleteRows,
};

const onFunction: Partial<Record<Method, Prepare>> = {
  GET: callFunction,
  HEAD: callFunction,
  POST: callFunction,
};

const preparedStatements = 500;

/** PostgreSQL knows a name otherwise than we do: the next request reads the catalogue again. */
const staleStates = new Set(['42P01', '42703', '42883', '42704', '42P10', '42804']);

/** /rest/v1: tables, views and functions of the exposed schemas, in PostgREST's dialect. Row security decides who may. */
export function createRestDoor(services: Services): Hono<DoorEnvironment> {
  const { database, settings } = services;
  const exposed = settings.rest.schemas;
  const cache = createSchemaCache(database, exposed);
  const memory = createStatementMemory(preparedStatements);

  async function serve(c: Context<DoorEnvironment>, name: string, isCall: boolean) {
    const caller = await callerOf(c.req.raw, services);
    const request = await parseRequest(c.req.raw, exposed, isCall);
    const prepare = isCall ? onFunction[request.method] : onTable[request.method];
    if (!prepare) throw methodNotAllowed(request.method);
    const asked = { request, name: decodeText(name), maxRows: settings.rest.maxRows };
    const prepared = await prepareWith(cache, (schema) => prepare({ ...asked, schema }));
    try {
      return await runPrepared(database, caller, prepared, memory);
    } catch (error) {
      if (staleStates.has(sqlStateOf(error) ?? '')) cache.expire();
      throw translateError(error, caller);
    }
  }

  const door = new Hono<DoorEnvironment>();
  door.onError(printRestProblem);
  door.all('/*', (c) => {
    const [, , , ...path] = new URL(c.req.url).pathname.replace(/\/$/, '').split('/');
    const [first = '', second = ''] = path;
    if (path.length === 2 && first === 'rpc') return serve(c, second, true);
    if (path.length === 1) return serve(c, first, false);
    throw badPath();
  });
  return door;
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
