import { connectDatabase, type Database } from '#server/database/database.ts';
import { callFunction } from '#server/rest/call-function.ts';
import { deleteRows } from '#server/rest/delete-rows.ts';
import { insertRows } from '#server/rest/insert-rows.ts';
import { parseRequest } from '#server/rest/parse/request.ts';
import { readRows } from '#server/rest/read-rows.ts';
import { createSchemaCache } from '#server/rest/schema/schema-cache.ts';
import type { Recorded, Wire } from './record-requests.ts';

const exposed = ['public'];
const operations = { GET: readRows, HEAD: readRows, POST: insertRows, DELETE: deleteRows };

/** Returns a function that turns a request into the SQL statement that our REST endpoint would run for it. */
function createPrinter(database: Database) {
  const cache = createSchemaCache(database, exposed);
  return async ({ method, path, headers, body }: Wire) => {
    const url = new URL(path, 'http://saffron.bench');
    const [, , , ...names] = url.pathname.split('/');
    const isCall = names[0] === 'rpc';
    const asRequest = new Request(url, { method, headers, ...(body && { body }) });
    const request = await parseRequest(asRequest, exposed, isCall);
    const operation = isCall ? callFunction : operations[request.method as keyof typeof operations];
    const schema = await cache.current();
    return operation({ request, name: names.at(-1) ?? '', schema, maxRows: 1000 });
  };
}

/** A request as it goes over the wire, the index of its SQL in `texts`, and its parameter values. */
export type Known = [request: string, text: number, values: readonly (string | null)[]];

/** Returns the key of a request. Headers are left out: they are the same for all requests of a call. */
const wordsOf = ({ method, path, body }: Wire): string => `${method} ${path} ${body ?? ''}`;

/**
 * Returns the statements that our REST endpoint runs for the requests, so that the bare handler runs the same ones for the same requests.
 * @returns `texts`, and for each request the index of its text and its values
 */
export async function printStatements(url: string, recorded: Recorded[]) {
  const database = connectDatabase(url, { poolSize: 2, statementTimeoutMs: 10_000 });
  const print = createPrinter(database);
  const texts: string[] = [];
  const known: Known[] = [];
  for (const wire of recorded.flatMap(({ wires }) => wires)) {
    const { text, values } = await print(wire);
    if (!texts.includes(text)) texts.push(text);
    known.push([wordsOf(wire), texts.indexOf(text), values]);
  }
  await database.close();
  return { texts, known };
}
