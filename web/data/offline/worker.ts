import { forceFullPageLoad, restoreClientNavigation } from './full-page-load.ts';
import type { ToPage, ToWorker } from './worker-messages.ts';

const updateCheckEveryMs = 60 * 60_000;

declare global {
  interface Window {
    /** Set by React Router: the build version of this page. */
    __reactRouterManifest?: { version: string };
  }
}

function pageVersion(): string {
  return window.__reactRouterManifest?.version ?? '';
}

function hasWorkers(): boolean {
  // Missing without TLS, and in some private windows.
  return 'serviceWorker' in navigator;
}

/** Posts a message to the worker once it is active. A no-op if the browser has no service workers. */
export async function postToWorker(message: ToWorker): Promise<void> {
  if (!hasWorkers()) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** Returns whether a newer worker is installing or waiting. The version of a worker about to be replaced says nothing about the page. */
function isAboutToLeave({ installing, waiting }: ServiceWorkerRegistration): boolean {
  return installing !== null || waiting !== null;
}

function onMessage({ data }: MessageEvent<ToPage>, registration: ServiceWorkerRegistration) {
  if (data?.type !== 'version') return;
  if (data.version === pageVersion()) restoreClientNavigation();
  else if (!isAboutToLeave(registration)) forceFullPageLoad();
}

function checkForUpdates(registration: ServiceWorkerRegistration) {
  const check = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    registration
      .update()
      .catch((cause: unknown) => console.warn('No new version could be looked for.', cause));
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, updateCheckEveryMs);
}

/** Registers the worker of this build. Never throws: without a worker the app works as long as the server answers. */
export async function registerWorker(): Promise<void> {
  if (!hasWorkers()) return;
  try {
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    // Undefined if workers are disabled from outside the page.
    if (!registration) return;
    navigator.serviceWorker.addEventListener('message', (event) => onMessage(event, registration));
    checkForUpdates(registration);
    await postToWorker({ type: 'page-started', version: pageVersion() });
  } catch (cause) {
    console.warn('The browser keeps no app for offline use.', cause);
  }
}

/** Unregisters all workers, in development only: a worker of a build once served at this origin would still serve that build. */
export async function removeWorkers(): Promise<void> {
  if (!hasWorkers()) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
