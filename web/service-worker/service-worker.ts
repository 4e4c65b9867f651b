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
import { isGatewayStatus } from '../data/offline/is-gateway-status.ts';
import { pictureCacheName } from '../data/offline/kept-for.ts';
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
/** A page that takes longer is not there, as far as a cook at the stove is concerned: the shell asks for its data in its own time. */
const pageTimeoutSeconds = 10;

const frame: PrecacheEntry[] = [
  { url: shell, revision: build.version },
  // Their names carry their content: what the browser has loaded for the page is taken from its own cache.
  ...build.frame.map((url) => ({ url, revision: null })),
];

const onlyGoodAnswers = new CacheableResponsePlugin({ statuses: [200] });
const mayServeShell = createShellGuard();

async function answerWithoutServer(request: Request): Promise<Response> {
  const kept = mayServeShell(request.url) ? await serwist.matchPrecache(shell) : undefined;
  return kept ?? needsConnectionPage(build.frame);
}

/** The same navigation, which also names the build whose files are kept here. */
function withKeptBuild(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set(keptBuildHeader, build.version);
  return new Request(request, { headers });
}

// A preload is a second request wherever this worker does not answer the navigation itself, and a link of a mail works only once.
// The setting belongs to the registration: one of an earlier build keeps it switched on until it is switched off.
disableNavigationPreload();

const serwist = new Serwist({
  precacheEntries: frame,
  precacheOptions: {
    // A cache of its own for each build: in a shared one the next build would remove what an open page of this one still needs.
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
      // From the network alone: no page of an older version, nor of another cook, is ever shown to who is online.
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
            // A page of the version before is still open: its parts are in that version's cache.
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
            // Of most recipes a device keeps the small picture alone, and fine screens ask for the large one.
            // An answer without a picture shows the placeholder; a rejection would be an error in Firefox's console.
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

/** Older builds go when no page of theirs is open any more: then the page that has just started is the only one. */
async function afterStartOfOurs(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await forgetOlderBuilds(build.version);
}

function answerTo(said: ToWorker, page: ExtendableMessageEvent['source']): Promise<void> {
  if (said.type === 'keep-cook-code') return keepCode(build.version, build.cook);
  if (said.version === build.version) return afterStartOfOurs();
  // It started to listen after this worker had told all. It is the page that looks for a newer one: a worker that waits for that
  // in an event would keep the newer one from taking over.
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
