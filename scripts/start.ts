// npm start: builds the web app when its sources changed, then runs the server in this same process, so that a
// signal to it is a signal to the server.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildWhenStale } from './build.ts';

// Modules stripped of their types and compiled stay so until they change: half of the second start's time.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

// Before any module of React is loaded: it chooses its production half by this.
process.env.NODE_ENV ??= 'production';
await buildWhenStale();
await import('../server/main.ts');
