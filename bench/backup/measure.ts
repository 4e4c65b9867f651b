import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { ensureDatabase, openCluster } from '#server/database/embedded/cluster.ts';
import { migrate } from '#server/database/migrate.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { fillRecipes } from '../fill-recipes.ts';
import { ended } from '../leave-nothing.ts';
import { printTable } from '../print-table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sqlRoot = join(root, 'database');
/** The number of recipes per cook. */
const each = 100;

async function inSeconds(work: () => Promise<unknown>): Promise<string> {
  const startedAtMs = performance.now();
  await work();
  return ((performance.now() - startedAtMs) / 1000).toFixed(1);
}

/** Runs a command as an operator does, including start and stop of the product's own PostgreSQL. */
async function run(script: 'backup' | 'restore', words: string[], dataFolder: string) {
  const variables = { DATA_DIR: dataFolder, SECRET_KEY: 'a secret for measurements, used nowhere' };
  const child = spawn(process.execPath, [join(root, `scripts/${script}.ts`), ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error', ...variables },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${script} ended with ${code}.`);
}

/**
 * Fills the database of a folder, and copies it within PostgreSQL, file by file: the yardstick, which neither verifies nor compresses.
 * @returns the size of the database in bytes, and the duration of the copy in seconds
 */
async function fill(dataFolder: string, recipes: number) {
  const cluster = await openCluster(dataFolder);
  const release = ended(cluster.release);
  await ensureDatabase(cluster, 'saffron');
  await migrate(cluster.urlOf('saffron'), sqlRoot);
  const owner = postgres(cluster.urlOf('saffron'), { max: 1, onnotice: () => {} });
  await fillRecipes(owner, { people: Math.ceil(recipes / each), each });
  const [row] = await owner<{ bytes: string }[]>`
    select pg_database_size(current_database()) as bytes`;
  await owner.end();
  const server = postgres(cluster.urlOf('postgres'), { max: 1, onnotice: () => {} });
  const copied = await inSeconds(() => server`create database copied template saffron`);
  await server`drop database copied`;
  await server.end();
  await release();
  return { bytes: Number(row?.bytes), copied };
}

const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0);

/** npm run bench -- backup [--recipes n]: times the complete commands for a backup, its verification and its restore. */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { recipes: { type: 'string', default: '100000' } },
  });
  const [original, restored] = [await makeDataDirectory(), await makeDataDirectory()];
  const remove = [ended(original.remove), ended(restored.remove)];
  const load = () => loadavg()[0]?.toFixed(1) ?? '';
  const file = join(original.path, 'measured.tar.gz');
  const { bytes, copied } = await fill(original.path, Number(values.recipes));
  const steps: [step: string, work: () => Promise<void>][] = [
    ['npm run backup', () => run('backup', ['--to', file], original.path)],
    ['npm run backup -- --verify', () => run('backup', ['--verify', file], original.path)],
    ['npm run restore', () => run('restore', [file], restored.path)],
  ];
  const rows = [
    { step: 'yardstick: PostgreSQL copies the database', seconds: copied, load: load() },
  ];
  for (const [step, work] of steps)
    rows.push({ step, seconds: await inSeconds(work), load: load() });
  printTable(rows);
  const { size } = await stat(file);
  process.stdout.write(
    `${values.recipes} recipes, ${inMegabytes(bytes)} MB in PostgreSQL, ${inMegabytes(size)} MB in the file\n`,
  );
  for (const one of remove) await one();
}
