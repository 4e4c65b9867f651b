import { loadNextPageAnew, loadNextPageAsEver } from './load-next-page-anew.ts';
import type { ToPage, ToWorker } from './worker-messages.ts';

const lookAgainMs = 60 * 60_000;

declare global {
  interface Window {
    /** React Router's own: the version of the build that this page belongs to. */
    __reactRouterManifest?: { version: string };
  }
}

function pageVersion(): string {
  return window.__reactRouterManifest?.version ?? '';
}

function hasWorkers(): boolean {
  // Missing without encryption, and in some private windows.
  return 'serviceWorker' in navigator;
}

/** Says something to the worker once it is there; to nobody where there is none. */
export async function tellWorker(message: ToWorker): Promise<void> {
  if (!hasWorkers()) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** One of another version that has already been replaced says nothing of this page. */
function isAboutToLeave({ installing, waiting }: ServiceWorkerRegistration): boolean {
  return installing !== null || waiting !== null;
}

function hear({ data }: MessageEvent<ToPage>, registration: ServiceWorkerRegistration) {
  if (data?.type !== 'version') return;
  if (data.version === pageVersion()) loadNextPageAsEver();
  else if (!isAboutToLeave(registration)) loadNextPageAnew();
}

function lookForUpdates(registration: ServiceWorkerRegistration) {
  const look = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    registration
      .update()
      .catch((cause: unknown) => console.warn('No new version could be looked for.', cause));
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, lookAgainMs);
}

/** Registers the worker of this build. Never throws: without one the app works as long as the server answers. */
export async function registerWorker(): Promise<void> {
  if (!hasWorkers()) return;
  try {
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    // Nothing, where workers are switched off from outside the page.
    if (!registration) return;
    navigator.serviceWorker.addEventListener('message', (event) => hear(event, registration));
    lookForUpdates(registration);
    await tellWorker({ type: 'page-started', version: pageVersion() });
  } catch (cause) {
    console.warn('The browser keeps no app for offline use.', cause);
  }
}

/** While developing: a worker of a build that was once served at this address would answer with that build. */
export async function removeWorkers(): Promise<void> {
  if (!hasWorkers()) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
