// Builds the web app, and does nothing when the build is as new as its sources.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { withFileLock } from '#server/file-lock.ts';
import { buildServiceWorker } from './build/service-worker.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const buildDirectory = join(root, 'build');
const stampFile = join(buildDirectory, 'sources.sha256');
const lockFile = join(root, 'node_modules', '.building');
const sources = [
  'web',
  'contract',
  'recipes',
  'scripts/build',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** One sum over the names and contents of everything that the build is made of. */
async function sumOfSources(): Promise<string> {
  const files = (await Promise.all(sources.map((source) => listFiles(join(root, source)))))
    .flat()
    .filter((file) => !file.includes('.test.'))
    .sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const sum = createHash('sha256');
  for (const [index, file] of files.entries()) {
    sum
      .update(file.slice(root.length))
      .update('\0')
      .update(contents[index] ?? '')
      .update('\0');
  }
  return sum.digest('hex');
}

/** Bytes that every visitor fetches are squeezed once here, not at each request. */
async function compressAssets(): Promise<void> {
  const files = await listFiles(join(buildDirectory, 'client'));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  for (const file of files.filter((name) => compressible.has(extname(name)))) {
    await pipeline(
      createReadStream(file),
      createBrotliCompress(quality),
      createWriteStream(`${file}.br`),
    );
    await pipeline(
      createReadStream(file),
      createGzip({ level: 9 }),
      createWriteStream(`${file}.gz`),
    );
  }
}

async function runReactRouterBuild(): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const program = join(dirname(manifest), 'bin.cjs');
  const child = spawn(process.execPath, [program, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0)
    throw new Error('The web app could not be built; what the builder said stands above.');
}

async function buildUnlessDone(sum: string): Promise<boolean> {
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  if (built === sum) return false;
  process.stderr.write('Building the web app…\n');
  await runReactRouterBuild();
  await buildServiceWorker(root, join(buildDirectory, 'client'));
  await compressAssets();
  await writeFile(stampFile, sum);
  return true;
}

/**
 * Builds unless the build stands already for exactly these sources. Of several copies that start at once, one builds
 * and the others wait.
 * @returns whether this process has built, and so holds what builds
 */
export async function buildWhenStale(): Promise<boolean> {
  const sum = await sumOfSources();
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  return built !== sum && (await withFileLock(lockFile, () => buildUnlessDone(sum)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWhenStale();
