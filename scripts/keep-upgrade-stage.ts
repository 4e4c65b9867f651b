// Keeps what tests/upgrade needs of a past version: its procedures, triggers and policies, of which the working copy only has today's.
// Its migrations and its catalogue are frozen and stand in database/ as they were.
//   node scripts/keep-upgrade-stage.ts <commit>
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const [commit = ''] = process.argv.slice(2);
const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const list = (folder: string) =>
  git('ls-tree', '-r', '--name-only', commit, `database/${folder}`).split('\n').filter(Boolean);

/** Without the lines that are comments alone: nobody reads an old procedure here. */
function codeOf(path: string): string {
  const lines = git('show', `${commit}:${path}`).split('\n');
  return lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('--')).join('\n');
}

const newest = list('migrations').at(-1)?.replace('database/migrations/', '') ?? '';
const short = git('rev-parse', '--short', commit).trim();
const files = ['functions', 'triggers', 'policies'].flatMap(list);
const parts = files.map((path) => `--- ${path.replace('database/', '')}\n${codeOf(path)}\n`);
const opening = `-- The logic of database/ when ${newest} was the newest migration (commit ${short}), without its comments.\n`;
writeFileSync(
  new URL(`../tests/upgrade/stages/${newest.slice(0, 4)}.sql`, import.meta.url),
  opening + parts.join(''),
);
