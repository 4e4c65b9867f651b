import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '#server/database/migrate.ts';

export const sqlRoot = fileURLToPath(new URL('../../database', import.meta.url));
const stages = new URL('stages/', import.meta.url);

/**
 * Past versions, by their newest migration: 0040 is the baseline. Migrations and catalogue are frozen; the procedures, triggers and
 * policies of that version are kept in stages/ (scripts/keep-upgrade-stage.ts).
 */
export const pastStages = ['0040'] as const;
export type Stage = (typeof pastStages)[number];

async function writeLogic(root: string, stage: Stage): Promise<void> {
  const text = await readFile(new URL(`${stage}.sql`, stages), 'utf8');
  const [, ...parts] = text.split(/^--- /m);
  for (const part of parts) {
    const end = part.indexOf('\n');
    await writeFile(join(root, part.slice(0, end)), part.slice(end + 1));
  }
}

/** Runs the work with the folder `database/` as it was in that version. */
async function withStage<T>(stage: Stage, work: (root: string) => Promise<T>): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'saffron-table-stage-'));
  try {
    for (const folder of ['migrations', 'functions', 'triggers', 'policies']) {
      await mkdir(join(root, folder));
    }
    await cp(join(sqlRoot, 'catalogue'), join(root, 'catalogue'), { recursive: true });
    const names = await readdir(join(sqlRoot, 'migrations'));
    for (const name of names.filter((one) => one.slice(0, 4) <= stage)) {
      await cp(join(sqlRoot, 'migrations', name), join(root, 'migrations', name));
    }
    await writeLogic(root, stage);
    return await work(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Migrates a database to that past version, as its own start would have. */
export function migrateToStage(url: string, stage: Stage): Promise<string[]> {
  return withStage(stage, (root) => migrate(url, root));
}
