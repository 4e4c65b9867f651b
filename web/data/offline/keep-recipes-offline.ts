import { isMeteredConnection } from '../connection/connection.ts';
import { isServerUnreachable, onConnectivityChange } from '../connection/connectivity.ts';
import { keepKitchen, readKeptKitchen } from '../kitchen/kept-kitchen.ts';
import { readKitchen } from '../kitchen/read-kitchen.ts';
import { onLiveChange } from '../live/live-change-listeners.ts';
import { queryClient } from '../query-client.ts';
import { getSession } from '../session/session-store.ts';
import { getSupabase } from '../supabase-client.ts';
import { keepPictures } from './keep-pictures.ts';
import { readSavedRows } from './saved-recipes.ts';
import { syncSavedRecipes } from './sync-saved-recipes.ts';
import { postToWorker } from './worker.ts';

/** Debounce: changes come in bursts, and one sync after the last of them is enough. */
const settleMs = 2_000;
/** A longer debounce for changes made elsewhere, which are less urgent. */
const settleElsewhereMs = 10_000;

/**
 * Requests persistent storage, only after a user gesture and when there are recipes to keep. Firefox shows a prompt and resolves when the
 * user answers, which may be never, so nothing waits for it.
 */
async function askToStay() {
  if (!navigator.storage?.persist || !navigator.userActivation?.hasBeenActive) return;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

/** Reads and stores the kitchen if this device has none yet. The screens that show the kitchen store it on each read. */
async function keepFirstKitchen(cookId: string) {
  if (readKeptKitchen(cookId) === undefined) keepKitchen(cookId, await readKitchen(cookId));
}

async function keepNow(cookId: string) {
  const kept = await syncSavedRecipes(await getSupabase(), cookId);
  if (kept !== null) await keepFirstKitchen(cookId);
  if (!kept) return;
  askToStay().catch((cause: unknown) => console.warn('The browser may drop the copies.', cause));
  if (isMeteredConnection()) return;
  await postToWorker({ type: 'keep-cook-code' });
  await keepPictures(cookId, await readSavedRows(cookId));
}

let running: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

function isStillThere(cookId: string): boolean {
  const session = getSession();
  return session.status === 'signed-in' && !session.remembered && session.cook.id === cookId;
}

/** Schedules a sync. Syncs run one at a time, so that an older one never finishes last. */
function keepSoon(cookId: string, afterMs: number) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    running = running
      .then(() => (isStillThere(cookId) && !isServerUnreachable() ? keepNow(cookId) : undefined))
      .catch((cause: unknown) => console.warn('The kept recipes may be out of date.', cause));
  }, afterMs);
}

let following: string | undefined;

/** Stores a cook's recipes on this device, now and after each change, as long as the cook is signed in. */
export async function keepRecipesOffline(cookId: string): Promise<void> {
  const isFirst = following === undefined;
  following = cookId;
  keepSoon(cookId, 0);
  if (!isFirst) return;
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (following) keepSoon(following, settleMs);
  });
  onLiveChange(({ table, type }) => {
    // A rating changes only an average, which the next sync includes.
    const isMinor = table === 'recipes' && type === 'UPDATE';
    // A change made on this page is also delivered here; its sync is already scheduled.
    if (following && !isMinor && timer === undefined) keepSoon(following, settleElsewhereMs);
  });
  onConnectivityChange(() => {
    if (isServerUnreachable()) return;
    // The query cache may hold data that came from the device.
    void queryClient.invalidateQueries();
    if (following) keepSoon(following, settleMs);
  });
}
