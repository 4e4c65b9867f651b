// The first yardstick, a process of its own: Hono and postgres.js, statements known beforehand, and nobody is asked who they are.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import postgres from 'postgres';

const { DATABASE_URL: url = '', PORT: port, STATEMENTS: statements = '[]' } = process.env;
const texts = JSON.parse(statements) as string[];
const sql = postgres(url, { max: 10, onnotice: () => {} });
const app = new Hono();
for (const [number, text] of texts.entries()) {
  app.post(`/${number}`, async (c) => {
    const values = await c.req.json<string[]>();
    const [row] = await sql.unsafe<{ body: string }[]>(text, [values], { prepare: true });
    return c.body(row?.body ?? '', 200, { 'content-type': 'application/json' });
  });
}
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
