// npm start: builds the web app when its sources changed, then runs the server in this same process, so that a
// signal to it is a signal to the server.
import { keepCompiled } from './keep-compiled.ts';
import { runSparingly } from './run-sparingly.ts';

// First of all: nothing that was read before it comes along.
runSparingly();
keepCompiled();

// Before any module of React is loaded: it chooses its production half by this.
process.env.NODE_ENV ??= 'production';
const { buildWhenStale } = await import('./build.ts');
await buildWhenStale();
await import('../server/main.ts');
