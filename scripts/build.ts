// Builds the web app and compiles the cookbook in parallel, and skips each product whose sources have not changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { withFileLock } from '#server/concurrency/file-lock.ts';
import { buildServiceWorker } from './build/service-worker.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const buildDirectory = join(root, 'build');
const lockFile = join(root, 'node_modules', '.building');
/** A build product, its sources, and the file in `build/` that stores their checksum. */
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
/** The dishes, and the code that parses them. */
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

/** Returns a reader that caches: each file is read once, even if several products use it. */
function createReader(): (file: string) => Promise<Buffer> {
  const contents = new Map<string, Promise<Buffer>>();
  return (file) => {
    const known = contents.get(file) ?? readFile(file);
    contents.set(file, known);
    return known;
  };
}

/** Returns one checksum over the names and contents of a product's sources. */
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

/** Compresses the static assets once at build time, not on each request. */
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

/** @throws Error if the program fails; its output is on standard error */
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
  for (const name of ['client', 'server'])
    await rm(join(buildDirectory, name), { recursive: true, force: true });
  const manifest = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const program = join(dirname(manifest), 'bin.cjs');
  const parameters = [program, 'build', '--logLevel', 'warn'];
  await runNode(parameters, 'The web app could not be built');
  await buildServiceWorker(root, join(buildDirectory, 'client'));
  await compressAssets();
}

/** Runs in a separate process: the parser and the pantry take memory that the server process would keep. */
const compileCookbook = (): Promise<void> =>
  runNode(
    // The parser is a WebAssembly module import, which triggers an ExperimentalWarning.
    ['--disable-warning=ExperimentalWarning', join(root, 'scripts', 'compile-cookbook.ts')],
    'The cookbook could not be compiled',
  );

const products: Product[] = [
  { stamp: 'sources.sha256', sources: webSources, build: buildWeb },
  { stamp: 'cookbook.sha256', sources: cookbookSources, build: compileCookbook },
];

/** Returns the products whose stored checksum differs from their sources', with the new checksum. */
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

/**
 * Builds a product and stores the checksum of its sources. The old checksum goes first: after a failed or interrupted build the next call
 * builds again, also when the sources are what they were before.
 */
export async function buildProduct(
  { stamp, sum, build }: Pick<Product, 'stamp' | 'build'> & { sum: string },
  directory: string,
): Promise<void> {
  const stampFile = join(directory, stamp);
  await rm(stampFile, { force: true });
  await build();
  await writeFile(stampFile, sum);
}

async function buildStale(only?: Product['stamp']): Promise<boolean> {
  const stale = await findStale(only);
  await Promise.all(stale.map((product) => buildProduct(product, buildDirectory)));
  return stale.length > 0;
}

/**
 * Builds the products that are not up to date with their sources. If several processes start at once, one builds
 * and the others wait.
 * @param only the stamp of a single product, if the others are not needed
 * @returns whether this process has built something, and so still holds the build tools in memory
 */
export async function buildWhenStale(only?: Product['stamp']): Promise<boolean> {
  const stale = await findStale(only);
  return stale.length > 0 && (await withFileLock(lockFile, () => buildStale(only)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWhenStale();
