// The closest product, a process of its own, over a PostgreSQL that has our tables. It stands here because its package is installed here.
import { serve } from '@hono/node-server';

const { DATABASE_URL: url = '', PORT: port, JWT_SECRET: jwtSecret } = process.env;
// By names that no compiler follows: without the yardsticks installed there is nothing behind them.
const [lite, postgres] = ['@supabase/lite', '@supabase/lite/postgres'];
const { App } = await import(lite);
const { createPostgresConnection } = await import(postgres);
const app = new App({
  connection: createPostgresConnection({ url }),
  auth: { enabled: true, jwt_secret: jwtSecret },
  options: { server: { apiKeys: false } },
});
// The load hangs up when its time is over, a request on its way on each connection. This product prints each of them as an error of its own.
const { error: print } = console;
console.error = (said: unknown, ...more: unknown[]) => {
  if (said instanceof Error && said.message === 'aborted') return;
  print(said, ...more);
};
serve({
  hostname: '127.0.0.1',
  port: Number(port),
  fetch: (request, env) =>
    app.fetch(request, {
      peerAddress: 'incoming' in env ? (env.incoming.socket.remoteAddress ?? null) : null,
    }),
});
