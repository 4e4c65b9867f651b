// npm run dev: runs the server with the web app behind Vite, so that a change in web/ shows at once. Node restarts the
// server when one of its own files changes. On a terminal the log is human-readable; elsewhere (`npm run -s dev | jq`) it is JSON.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createReadableLog } from './dev/readable-log.ts';

const isRead = process.stdout.isTTY;
const child = spawn(
  process.execPath,
  [
    ...['server', 'recipes', 'chef', 'photographer', 'payment-sandbox', 'contract', 'database'].map(
      (folder) => `--watch-path=${folder}`,
    ),
    'server/main.ts',
  ],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['inherit', isRead ? 'pipe' : 'inherit', 'inherit'],
    env: {
      LOG_LEVEL: 'info',
      ...process.env,
      NODE_ENV: 'development',
      HOT_RELOAD_PORT: process.env.HOT_RELOAD_PORT ?? '24678',
    },
  },
);
child.stdout?.pipe(createReadableLog());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('close', (code) => {
  process.exitCode = code ?? 0;
});
