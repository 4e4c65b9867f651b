// The first yardstick, a separate process with Hono and postgres.js. It gets the same requests as the product and returns the same rows
// and the same count. The SQL of each request is known in advance, and there is no authentication.
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import postgres from 'postgres';
import type { Known } from './print-statements.ts';

type Row = { body: string; rows: number; total: number | null };

const { DATABASE_URL: url = '', PORT: port, STATEMENTS: file = '' } = process.env;
const { texts, known } = JSON.parse(readFileSync(file, 'utf8')) as {
  texts: string[];
  known: Known[];
};
const meaning = new Map(
  known.map(([request, text, values]) => [request, { text: texts[text] ?? '', values }]),
);
const sql = postgres(url, { max: 10, onnotice: () => {} });

/** Returns the part of a URL after the host. */
const pathOf = (address: string): string => address.slice(address.indexOf('/', 8));

async function answer(c: Context): Promise<Response> {
  const { method } = c.req;
  const body = method === 'POST' ? await c.req.text() : '';
  const asked = meaning.get(`${method} ${pathOf(c.req.url)} ${body}`);
  if (!asked) return c.body(null, 404);
  const [row] = await sql.unsafe<Row[]>(asked.text, [asked.values as string[]], { prepare: true });
  const { rows = 0, total = null } = row ?? {};
  return c.body(row?.body ?? '', 200, {
    'content-type': 'application/json',
    'content-range': `${rows === 0 ? '*' : `0-${rows - 1}`}/${total ?? '*'}`,
  });
}

const app = new Hono();
app.all('/rest/v1/:name', answer);
app.all('/rest/v1/rpc/:name', answer);
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
