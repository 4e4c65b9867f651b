// Builds the web app and compiles the cookbook, side by side, and does nothing for what is as new as its sources.
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
const lockFile = join(root, 'node_modules', '.building');
/** Something that is built of sources, and the file of `build/` that keeps their sum. */
type Product = {
  stamp: 'sources.sha256' | 'cookbook.sha256';
  sources: string[];
  build: () => Promise<void>;
};

const webSources = [
  'web',
  'contract',
  'recipes',
  'scripts/build',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
/** The dishes, and whatever says how they are read. */
const cookbookSources = [
  'cookbook',
  'chef/cookbook',
  'recipes/pantry',
  'recipes/classify',
  'recipes/measures',
  'recipes/nutrition',
  'scripts/cookbook',
  'scripts/compile-cookbook.ts',
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

/** Reads each file once, however many products are made of it. */
function createReader(): (file: string) => Promise<Buffer> {
  const contents = new Map<string, Promise<Buffer>>();
  return (file) => {
    const known = contents.get(file) ?? readFile(file);
    contents.set(file, known);
    return known;
  };
}

/** One sum over the names and contents of everything that a product is made of. */
async function sumOf(
  sources: readonly string[],
  read: (file: string) => Promise<Buffer>,
): Promise<string> {
  const files = (await Promise.all(sources.map((source) => listFiles(join(root, source)))))
    .flat()
    .filter((file) => !file.includes('.test.'))
    .sort();
  const contents = await Promise.all(files.map(read));
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

/** @throws Error where the program fails; what it said stands on standard error */
async function runNode(parameters: string[], whatFailed: string): Promise<void> {
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${whatFailed}; what was said of it stands above.`);
}

async function buildWeb(): Promise<void> {
  process.stderr.write('Building the web app…\n');
  const manifest = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const program = join(dirname(manifest), 'bin.cjs');
  const parameters = [program, 'build', '--logLevel', 'warn'];
  await runNode(parameters, 'The web app could not be built');
  await buildServiceWorker(root, join(buildDirectory, 'client'));
  await compressAssets();
}

/** In a process of its own: the parser and the pantry take memory that the server would keep. */
const compileCookbook = (): Promise<void> =>
  runNode(
    // Its parser is WebAssembly, imported as a module.
    ['--disable-warning=ExperimentalWarning', join(root, 'scripts', 'compile-cookbook.ts')],
    'The cookbook could not be compiled',
  );

const products: Product[] = [
  { stamp: 'sources.sha256', sources: webSources, build: buildWeb },
  { stamp: 'cookbook.sha256', sources: cookbookSources, build: compileCookbook },
];

/** The products whose stamp is not that of their sources, with the sum that they lack. */
async function findStale(only?: Product['stamp']): Promise<(Product & { sum: string })[]> {
  const read = createReader();
  const wanted = products.filter(({ stamp }) => only === undefined || stamp === only);
  const all = await Promise.all(
    wanted.map(async (product) => ({ ...product, sum: await sumOf(product.sources, read) })),
  );
  const built = await Promise.all(
    all.map(({ stamp }) => readFile(join(buildDirectory, stamp), 'utf8').catch(() => '')),
  );
  return all.filter(({ sum }, index) => built[index] !== sum);
}

async function buildStale(only?: Product['stamp']): Promise<boolean> {
  const stale = await findStale(only);
  await Promise.all(
    stale.map(async ({ stamp, sum, build }) => {
      await build();
      await writeFile(join(buildDirectory, stamp), sum);
    }),
  );
  return stale.length > 0;
}

/**
 * Builds what does not stand already for exactly these sources. Of several copies that start at once, one builds
 * and the others wait.
 * @param only the stamp of one product, where the others are not needed
 * @returns whether this process has built, and so holds what builds
 */
export async function buildWhenStale(only?: Product['stamp']): Promise<boolean> {
  const stale = await findStale(only);
  return stale.length > 0 && (await withFileLock(lockFile, () => buildStale(only)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWhenStale();
