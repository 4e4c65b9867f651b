// npm start: builds the web app when its sources changed, then runs the server in this same process, so that a
// signal to it is a signal to the server.
import { keepCompiled } from './keep-compiled.ts';
import { beginAnew, runSparingly } from './run-sparingly.ts';

// First of all: nothing that was read before it comes along. The process begins anew with the cache, so that it finds even this file
// stripped of its types: what strips them takes 17 MB and keeps them.
keepCompiled();
runSparingly();

// Before any module of React is loaded: it chooses its production half by this.
process.env.NODE_ENV ??= 'production';
const { buildWhenStale } = await import('./build.ts');
// What builds takes 70 MB, which the server would keep.
if (await buildWhenStale()) beginAnew();
await import('../server/main.ts');
