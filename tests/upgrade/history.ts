import { readFile } from 'node:fs/promises';
import type postgres from 'postgres';

/** The migrations from before the baseline with their checksums, as `sha256sum` printed them at that time. */
const file = new URL('history.txt', import.meta.url);

type Applied = { path: string; checksum: string };

/** Returns what a database recorded before the baseline: all its migrations, in order. */
export async function readHistory(): Promise<Applied[]> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [checksum = '', path = ''] = line.split('  ');
    return { path, checksum };
  });
}

/** Replaces the record of a database at the baseline with one from before it; the schema is the same. */
export async function recordHistory(sql: postgres.Sql, history: readonly Applied[]): Promise<void> {
  await sql.begin(async (step) => {
    await step`delete from private.migrations where path like 'migrations/0040_baseline_%'`;
    await step`insert into private.migrations ${step(history, 'path', 'checksum')}`;
  });
}

/** Returns the paths and checksums of everything that is recorded as applied. */
export async function readRecord(sql: postgres.Sql): Promise<Applied[]> {
  return await sql<
    Applied[]
  >`select path, checksum from private.migrations order by path collate "C"`;
}
