// Installs optional packages outside the product's own, each folder with its own lock file: other versions of PostgreSQL,
// yardsticks for benchmarks. They are downloaded only when a command needs them.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withFileLock } from '#server/concurrency/file-lock.ts';

const lockFolder = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));

/** Returns a stamp that changes with the lock file or the platform. */
async function wantedStamp(folder: string): Promise<string> {
  const lock = await readFile(join(folder, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
}

/** Returns the command for npm: the npm that started this process, on the same Node; otherwise npm from the PATH. */
export function npmCommand(): [program: string, before: string[]] {
  const running = process.env.npm_execpath;
  if (running?.endsWith('.js')) return [process.execPath, [running]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/** Runs npm ci without install scripts: server/database/embedded does the work of PostgreSQL's install scripts itself. */
async function install(folder: string): Promise<void> {
  const [program, before] = npmCommand();
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn(program, [...before, 'ci', '--prefix', folder, ...flags], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => printed.push(chunk));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  throw new Error(`npm could not install the packages of ${folder}:\n${Buffer.concat(printed)}`);
}

/**
 * Installs the packages of a folder unless those of its lock file are already installed. Of several concurrent processes, one installs
 * and the others wait.
 * @param folder holds package.json and package-lock.json
 * @returns the path of its node_modules
 * @throws Error with the output of npm if the installation fails
 */
export async function installAside(folder: URL): Promise<string> {
  const path = fileURLToPath(folder);
  const modules = join(path, 'node_modules');
  const stampFile = join(modules, '.prepared');
  const stamp = await wantedStamp(path);
  const key = createHash('sha256').update(path).digest('hex').slice(0, 12);
  await mkdir(lockFolder, { recursive: true });
  await withFileLock(join(lockFolder, `install-aside-${key}.lock`), async () => {
    const present = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : '';
    if (present === stamp) return;
    await install(path);
    await writeFile(stampFile, stamp);
  });
  return modules;
}
