/// <reference lib="webworker" />
import {
  CacheableResponsePlugin,
  CacheFirst,
  disableNavigationPreload,
  NetworkOnly,
  type PrecacheEntry,
  Serwist,
} from 'serwist';
import { keptBuildHeader } from '#contract/kept-build-header.ts';
import { isGatewayStatus } from '../data/connection/is-gateway-status.ts';
import { pictureCacheName } from '../data/device/picture-cache.ts';
import type { ToPage, ToWorker } from '../data/offline/worker-messages.ts';
import { boundPictures } from './bound-pictures.ts';
import { codeCacheName, forgetOlderBuilds, frameCacheName, keepCode } from './build-caches.ts';
import { needsConnectionPage } from './needs-connection-page.ts';
import { type OfflineBuild, shellPath } from './offline-build.ts';
import { isPagePath, isPicturePath, smallPictureOf } from './paths.ts';
import { createShellGuard } from './shell-guard.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __OFFLINE_BUILD__: OfflineBuild;

const build = __OFFLINE_BUILD__;
const shell = shellPath(build.version);
/** A navigation that takes longer is answered with the shell, since a cook at the stove does not wait. The shell then loads its data itself. */
const pageTimeoutSeconds = 10;

const frame: PrecacheEntry[] = [
  { url: shell, revision: build.version },
  // File names contain a content hash: files that the browser has loaded for the page come from its HTTP cache.
  ...build.frame.map((url) => ({ url, revision: null })),
];

const onlyGoodAnswers = new CacheableResponsePlugin({ statuses: [200] });
const mayServeShell = createShellGuard();

async function answerWithoutServer(request: Request): Promise<Response> {
  const kept = mayServeShell(request.url) ? await serwist.matchPrecache(shell) : undefined;
  return kept ?? needsConnectionPage(build.frame);
}

/** Returns the same navigation request with a header for the build whose files this device stores. */
function withKeptBuild(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set(keptBuildHeader, build.version);
  return new Request(request, { headers });
}

// A navigation preload is a second request whenever this worker does not handle the navigation itself, and a mailed link works only once.
// The setting belongs to the registration: if an earlier build enabled it, it stays enabled until it is disabled.
disableNavigationPreload();

const serwist = new Serwist({
  precacheEntries: frame,
  precacheOptions: {
    // A separate cache for each build: in a shared one the next build would remove files that an open page of this build still needs.
    cacheName: frameCacheName(build.version),
    concurrency: 3,
    cleanURLs: false,
    directoryIndex: null,
  },
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname),
      // Network only: an online user never sees a page of an older version or of another cook.
      handler: new NetworkOnly({
        networkTimeoutSeconds: pageTimeoutSeconds,
        plugins: [
          {
            requestWillFetch: async ({ request }) => withKeptBuild(request),
            handlerDidError: ({ request }) => answerWithoutServer(request),
            handlerWillRespond: async ({ request, response }) =>
              isGatewayStatus(response.status) ? await answerWithoutServer(request) : response,
          },
        ],
      }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
      handler: new CacheFirst({
        cacheName: codeCacheName(build.version),
        plugins: [
          onlyGoodAnswers,
          {
            // A page of the previous version is still open: its files are in that version's cache.
            cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
              cachedResponse ?? (await caches.match(request, { ignoreVary: true })) ?? null,
          },
        ],
      }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && isPicturePath(url.pathname),
      handler: new CacheFirst({
        cacheName: pictureCacheName,
        plugins: [
          onlyGoodAnswers,
          {
            cacheDidUpdate: () => boundPictures(),
            // For most recipes a device stores only the small picture, but high-density screens request the large one.
            // A response without a picture shows the placeholder; a rejection would be logged as an error in Firefox's console.
            handlerDidError: async ({ request }) =>
              (await caches.match(smallPictureOf(request.url))) ??
              new Response(null, { status: 503 }),
          },
        ],
      }),
    },
  ],
});

const message: ToPage = { type: 'version', version: build.version };

async function tellVersion(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}

/** Deletes the caches of older builds if no other page is open, so that no open page of an older build loses its files. */
async function afterStartOfOurs(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await forgetOlderBuilds(build.version);
}

function answerTo(said: ToWorker, page: ExtendableMessageEvent['source']): Promise<void> {
  if (said.type === 'keep-cook-code') return keepCode(build.version, build.cook);
  if (said.version === build.version) return afterStartOfOurs();
  // The page started to listen after this worker had sent its version to all pages. The page, not the worker, checks for an update:
  // a worker that waits for the update within an event would keep the new worker from taking over.
  page?.postMessage(message);
  return Promise.resolve();
}

self.addEventListener('activate', (event) => event.waitUntil(tellVersion()));
self.addEventListener('message', (event) => {
  const said = event.data as ToWorker;
  if (said?.type !== 'page-started' && said?.type !== 'keep-cook-code') return;
  event.waitUntil(
    answerTo(said, event.source).catch((cause: unknown) =>
      console.warn('A part was not kept.', cause),
    ),
  );
});
serwist.addEventListeners();
