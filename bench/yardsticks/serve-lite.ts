// The closest product, in a separate process, on a PostgreSQL with our tables. This file is in this folder because the package is installed here.
import { serve } from '@hono/node-server';

const { DATABASE_URL: url = '', PORT: port, JWT_SECRET: jwtSecret } = process.env;
// Import by variable names, which the compiler does not resolve: the packages are missing unless the yardsticks are installed.
const [lite, postgres] = ['@supabase/lite', '@supabase/lite/postgres'];
const { App } = await import(lite);
const { createPostgresConnection } = await import(postgres);
const app = new App({
  connection: createPostgresConnection({ url }),
  auth: { enabled: true, jwt_secret: jwtSecret },
  options: { server: { apiKeys: false } },
});
// The load generator disconnects when its time is over, with a request in flight on each connection. This product logs an error for each,
// so ignore those.
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
