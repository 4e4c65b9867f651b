import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { expect, inject, test } from 'vitest';
import { migrate } from '#server/database/migrate.ts';

const root = fileURLToPath(new URL('../../database', import.meta.url));

/** The database as it stood before credits lay in lots: the migrations until then, and no logic. */
async function migrateTo(url: string, last: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saffron-table-migrations-'));
  try {
    for (const name of ['migrations', 'catalogue', 'functions', 'triggers', 'policies']) {
      await mkdir(join(folder, name));
    }
    const names = await readdir(join(root, 'migrations'));
    for (const name of names.filter((one) => one <= last)) {
      await cp(join(root, 'migrations', name), join(folder, 'migrations', name));
    }
    await migrate(url, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const urlOf = (name: string) => inject('clusterUrl').replace('DATABASE', name);
  const name = `test_${randomBytes(8).toString('hex')}`;
  const cluster = postgres(urlOf('postgres'), { max: 1, onnotice: () => {} });
  await cluster.unsafe(`create database ${name}`);
  try {
    await work(urlOf(name));
  } finally {
    await cluster.unsafe(`drop database ${name} with (force)`);
    await cluster.end();
  }
}

/** A ledger as older versions left it, with the balance that it adds up to. */
async function addLedger(sql: postgres.Sql, entries: [kind: string, delta: number][]) {
  const [user] = await sql<
    { id: string }[]
  >`insert into auth.users (email) values (null) returning id`;
  const id = user?.id as string;
  const balance = entries.reduce((sum, [, delta]) => sum + delta, 0);
  await sql`insert into public.credits (user_id, balance) values (${id}, ${balance})`;
  for (const [kind, delta] of entries) {
    await sql`insert into public.credit_entries (user_id, kind, delta, account_hash) values (${id}, ${kind}, ${delta}, '')`;
  }
  return id;
}

test('ledgers that are older than the lots get theirs: the oldest credits were spent first', async () => {
  await withDatabase(async (url) => {
    await migrateTo(url, '0011_generation_progress.sql');
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    const cook = await addLedger(sql, [
      ['free', 1],
      ['adjustment', 10],
      ['generation', -1],
      ['adjustment', 20],
      ['generation', -4],
      ['generation_refund', 4],
      ['generation', -2],
    ]);
    const empty = await addLedger(sql, [
      ['free', 1],
      ['generation', -1],
    ]);
    await sql`
      insert into public.generations (id, user_id, idempotency_key, prompt, model, cost)
      select 'a0000000-0000-4000-8000-000000000000', ${cook}, 'key', 'p', 'chef', 2`;
    await migrate(url, root);
    const lots = (id: string) =>
      sql`select credits, remaining, expires_at from private.credit_lots where user_id = ${id} order by entry_id`;
    expect(await lots(cook)).toEqual([
      { credits: 10, remaining: 4, expires_at: null },
      { credits: 20, remaining: 20, expires_at: null },
      { credits: 4, remaining: 4, expires_at: null },
    ]);
    expect(await lots(empty)).toEqual([]);
    // What is out since before the migration comes back in a lot of its own.
    await sql`select private.fail_generation('a0000000-0000-4000-8000-000000000000', 'timed-out', null)`;
    expect((await lots(cook)).at(-1)).toEqual({ credits: 2, remaining: 2, expires_at: null });
    await sql`select private.record_credit_entry(${cook}, -30, 'adjustment')`;
    await sql.end();
  });
});
