// npm start: builds the web app when its sources changed, then runs the server in this same process, so that a
// signal to it is a signal to the server.
import { buildWhenStale } from './build.ts';
import { keepCompiled } from './keep-compiled.ts';

keepCompiled();

// Before any module of React is loaded: it chooses its production half by this.
process.env.NODE_ENV ??= 'production';
await buildWhenStale();
await import('../server/main.ts');
