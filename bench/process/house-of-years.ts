import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { openCluster } from '#server/database/embedded/cluster.ts';

const cooks = 100;

/** Fills the database of a stopped server as some years of use would. */
export async function fill(dataDirectory: string, recipes: number): Promise<void> {
  const cluster = await openCluster(dataDirectory);
  const sql = postgres(cluster.urlOf('saffron'), { max: 1, onnotice: () => {} });
  try {
    await sql`
      insert into auth.users (email)
        select 'cook' || n || '@example.com' from generate_series(1, ${cooks}::int) n`;
    await sql`
      insert into public.recipes (user_id, name, ingredients, procedure)
        select u.id, 'Recipe ' || n, array['100 g rice', '1 onion'], array['Cook the rice with the onion.']
        from generate_series(1, ${recipes / cooks}::int) n, auth.users u`;
  } finally {
    await sql.end();
    await cluster.release();
  }
}

const parentOf = (pid: string): string | undefined =>
  /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];

function sharedFairlyMb(pid: string): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) / 1024;
}

function isChildOf(pid: string, parent: string): boolean {
  try {
    return parentOf(pid) === parent;
  } catch {
    return false; // the process has ended meanwhile
  }
}

/** Returns the memory of all PostgreSQL processes of this folder, in MB. Shared memory is counted once (`Pss` of proc(5)). */
export function postgresMb(dataDirectory: string): number {
  const [postmaster = ''] = readFileSync(
    join(dataDirectory, 'postgres/cluster/postmaster.pid'),
    'utf8',
  ).split('\n');
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ours = [postmaster, ...all.filter((pid) => isChildOf(pid, postmaster))];
  return ours.reduce((sum, pid) => sum + sharedFairlyMb(pid), 0);
}
