// Bundles the service worker with the list of files that it caches.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfflineBuild } from '#web/service-worker/offline-build.ts';
import { type BuildManifest, listOfflineFiles } from './offline-files.ts';

const worker = 'web/service-worker/service-worker.ts';

/** Reads the build's version: the hash over all browser files in the name of React Router's manifest. Pages carry the same version. */
async function readVersion(clientDirectory: string): Promise<string> {
  const names = await readdir(join(clientDirectory, 'assets'));
  const version = names.map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]).find(Boolean);
  if (!version) throw new Error('The build has no manifest of its routes.');
  return version;
}

/** Deletes Vite's manifest after reading it, since visitors must not get it. @returns the files of this build that the worker caches */
async function describeBuild(clientDirectory: string): Promise<OfflineBuild> {
  const folder = join(clientDirectory, '.vite');
  const manifest = JSON.parse(
    await readFile(join(folder, 'manifest.json'), 'utf8'),
  ) as BuildManifest;
  await rm(folder, { recursive: true });
  const version = await readVersion(clientDirectory);
  const { frame, cook } = listOfflineFiles(manifest);
  return { version, frame: [...frame, `/assets/manifest-${version}.js`, '/favicon.svg'], cook };
}

/** Writes `service-worker.js` next to the files of a finished build. */
export async function buildServiceWorker(root: string, clientDirectory: string): Promise<void> {
  const offlineBuild = await describeBuild(clientDirectory);
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __OFFLINE_BUILD__: JSON.stringify(offlineBuild),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: clientDirectory,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, worker),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
