// npm run bench -- <name> [options]: runs one benchmark and prints a table. Each benchmark measures its yardstick in the same run,
// since a figure alone says more about the machine than about the product.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { leaveNothing } from './leave-nothing.ts';

const folder = import.meta.dirname;
/** A benchmark is a folder with a `measure.ts`; its `measure` receives the rest of the command line. */
const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'measure.ts')));

const [name = '', ...options] = process.argv.slice(2);
if (!names.includes(name)) {
  process.stderr.write(
    `Usage: npm run bench -- <name>. There are: ${names.join(', ') || 'none yet'}.\n`,
  );
  process.exit(2);
}
const { measure } = (await import(join(folder, name, 'measure.ts'))) as {
  measure: (options: string[]) => Promise<void>;
};
// On Ctrl-C or a signal from the parent process, leave no process, cluster or folder behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void leaveNothing().then(() => process.exit(1)));
}
try {
  await measure(options);
} finally {
  await leaveNothing();
}
