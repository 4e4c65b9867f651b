import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The folder of the compile cache: modules with types stripped and compiled. */
export const compiledFolder = fileURLToPath(
  new URL('../node_modules/.cache/compiled', import.meta.url),
);

/** Enables the compile cache: modules keep their stripped and compiled form until they change. It halves the time of the second start. */
export function keepCompiled(): void {
  enableCompileCache(compiledFolder);
  // Worker threads only use this variable: without it, the drawing thread strips and compiles its modules at every start.
  process.env.NODE_COMPILE_CACHE = compiledFolder;
}
