import { readFile } from 'node:fs/promises';
import type postgres from 'postgres';

/** The migrations from before the baseline with their checksums, as `sha256sum` printed them when they were there. */
const file = new URL('history.txt', import.meta.url);

type Applied = { path: string; checksum: string };

/** What a database recorded before the baseline: all its migrations, in their order. */
export async function readHistory(): Promise<Applied[]> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [checksum = '', path = ''] = line.split('  ');
    return { path, checksum };
  });
}

/** Makes the record of a database at the baseline that of one from before it; its schema is the same. */
export async function recordHistory(sql: postgres.Sql, history: readonly Applied[]): Promise<void> {
  await sql.begin(async (step) => {
    await step`delete from private.migrations where path like 'migrations/0040_baseline_%'`;
    await step`insert into private.migrations ${step(history, 'path', 'checksum')}`;
  });
}

/** Paths and checksums of all that is recorded as applied. */
export async function readRecord(sql: postgres.Sql): Promise<Applied[]> {
  return await sql<
    Applied[]
  >`select path, checksum from private.migrations order by path collate "C"`;
}
