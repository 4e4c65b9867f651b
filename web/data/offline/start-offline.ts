import { isKeptFor, isSomethingKept } from '../device/kept-for.ts';
import { getSession, onSession } from '../session/session-store.ts';
import { registerWorker, removeWorkers } from './worker.ts';

let keptForCookId: string | null = null;

/** Loads the sync code, for a signed-in cook only, never for a visitor. */
async function keepForCook(cookId: string) {
  // Data of another cook, whose sign-out this device missed.
  if (isSomethingKept() && !isKeptFor(cookId)) await forgetLeftovers();
  try {
    const { keepRecipesOffline } = await import('./keep-recipes-offline.ts');
    await keepRecipesOffline(cookId);
  } catch (cause) {
    keptForCookId = null;
    console.warn('The recipes are not kept for offline use.', cause);
  }
}

/** Deletes the data of a cook whose session disappeared without a sign-out, for example with a part of the browser's storage. */
async function forgetLeftovers() {
  try {
    const { forgetOfflineData } = await import('../device/forget-offline-data.ts');
    await forgetOfflineData();
  } catch (cause) {
    console.warn('What this device keeps could not be removed; the next start tries again.', cause);
  }
}

function followSession() {
  const session = getSession();
  const isProved = session.status === 'signed-in' && !session.remembered;
  const cookId = isProved ? session.cook.id : null;
  if (session.status === 'signed-out' && isSomethingKept()) void forgetLeftovers();
  if (cookId === null && session.status !== 'signed-out') return;
  if (cookId === keptForCookId) return;
  keptForCookId = cookId;
  if (cookId) void keepForCook(cookId);
}

let started = false;

/** Registers the service worker and stores the recipes of the signed-in cook. In development there is no worker. */
export function startOffline() {
  if (started) return;
  started = true;
  if (import.meta.env.DEV) void removeWorkers();
  else void registerWorker();
  onSession(followSession);
  followSession();
}
