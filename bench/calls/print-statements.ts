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

/** Prints a request as our own door does. */
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

/** What a request asks of PostgreSQL, under the request as it goes over the wire. */
export type Known = [request: string, text: number, values: readonly (string | null)[]];

/** A request's own words: what its headers say besides is the same for all of a call. */
const wordsOf = ({ method, path, body }: Wire): string => `${method} ${path} ${body ?? ''}`;

/**
 * The statements that our door runs for the requests, so that the bare handler runs the very same ones for the very same requests.
 * @returns `texts`, and which of them a request is, with its values
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
