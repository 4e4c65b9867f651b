// The yardstick: a process with a web server that answers every request with one word.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
app.get('*', (c) => c.text('ok'));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
process.on('SIGINT', () => process.exit(0));
