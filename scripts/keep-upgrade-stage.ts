// Saves what tests/upgrade needs from a past version: its procedures, triggers and policies, since the working copy only has the current ones.
// Its migrations and its catalogue never change and are still in database/.
//   node scripts/keep-upgrade-stage.ts <commit>
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const [commit = ''] = process.argv.slice(2);
const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const list = (folder: string) =>
  git('ls-tree', '-r', '--name-only', commit, `database/${folder}`).split('\n').filter(Boolean);

/** Returns the file without blank lines and comment-only lines, which an old procedure does not need here. */
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
