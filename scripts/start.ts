// npm start: builds the web app when its sources changed, then runs the server in this same process, so that a
// signal to it is a signal to the server.
import { keepCompiled } from './keep-compiled.ts';
import { ensureLowMemoryMode, restartInPlace } from './low-memory-mode.ts';

// Must come first: the restart discards everything loaded before it. The restarted process has the compile cache, so that even this
// file comes from it: the type stripper would take 17 MB and keep them.
keepCompiled();
ensureLowMemoryMode();

// Set before any React module is loaded: React selects its production build by this variable.
process.env.NODE_ENV ??= 'production';
const { buildWhenStale } = await import('./build.ts');
// The build tools take 70 MB, which the server would keep.
if (await buildWhenStale()) restartInPlace();
await import('../server/main.ts');
