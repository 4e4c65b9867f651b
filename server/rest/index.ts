import { type Context, Hono } from 'hono';
import type { DoorEnvironment } from '#server/http/environment.ts';
import type { Services } from '#server/services.ts';
import { type AnswerFromPlanCache, createAnswerFromPlanCache } from './answer-from-plan-cache.ts';
import { callFunction } from './call-function.ts';
import { deleteRows } from './delete-rows.ts';
import { insertRows } from './insert-rows.ts';
import { badPath } from './problems.ts';
import { readRows } from './read-rows.ts';
import { printRestProblem } from './respond/print-problem.ts';
import { createRestHandler, type Operations } from './serve-request.ts';
import { updateRows } from './update-rows.ts';

const onTable: Operations = {
  isCall: false,
  methods: {
    GET: readRows,
    HEAD: readRows,
    POST: insertRows,
    PATCH: updateRows,
    DELETE: deleteRows,
  },
};

const onFunction: Operations = {
  isCall: true,
  methods: { GET: callFunction, HEAD: callFunction, POST: callFunction },
};

export type RestDoor = {
  door: Hono<DoorEnvironment>;
  /** The fast path for repeated requests. Call it before the door. */
  answerFromPlanCache: AnswerFromPlanCache;
};

/**
 * /rest/v1: tables, views and functions of the exposed schemas, in PostgREST's dialect. Any client with an API key may
 * send any request; grants and row security decide what it gets.
 */
export function createRestDoor(services: Services): RestDoor {
  const ways = createRestHandler(services);
  const door = new Hono<DoorEnvironment>();
  door.onError(printRestProblem);
  async function serve(c: Context<DoorEnvironment>, operations: Operations, name: string) {
    const onRoute = (route: string) => c.set('route', route);
    const call = { request: c.req.raw, peerAddress: c.env?.peerAddress, onRoute };
    const { body, ...init } = await ways.serve(call, operations, name);
    return new Response(body, init);
  }
  door.all('/*', (c) => {
    // Read from the URL itself: a router would decode the name and accept invalid percent-encoding.
    const [, , , ...path] = new URL(c.req.url).pathname.replace(/\/$/, '').split('/');
    const [first = '', second = ''] = path;
    if (path.length === 2 && first === 'rpc') return serve(c, onFunction, second);
    if (path.length === 1) return serve(c, onTable, first);
    throw badPath();
  });
  return { door, answerFromPlanCache: createAnswerFromPlanCache(services, ways) };
}
