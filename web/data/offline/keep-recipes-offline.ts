import { keepKitchen, readKeptKitchen } from '../kitchen/kept-kitchen.ts';
import { readKitchen } from '../kitchen/read-kitchen.ts';
import { onLiveChange } from '../live/live-heard.ts';
import { queryClient } from '../query-client.ts';
import { getSession } from '../session/session-store.ts';
import { getSupabase } from '../supabase-client.ts';
import { isTrafficDear } from './connection.ts';
import { keepPictures } from './keep-pictures.ts';
import { isOutOfReach, onReach } from './reach.ts';
import { readSavedRows } from './saved-recipes.ts';
import { syncSavedRecipes } from './sync-saved-recipes.ts';
import { tellWorker } from './worker.ts';

/** Changes come in rows: the last of them is worth a look at the server. */
const settleMs = 2_000;
/** What happens elsewhere can wait until it has come to rest. */
const settleElsewhereMs = 10_000;

/**
 * Asked where it is worth something: by somebody who uses the page and has recipes to lose. Firefox asks them in turn, and answers when they do,
 * which may be never: nothing waits for it.
 */
async function askToStay() {
  if (!navigator.storage?.persist || !navigator.userActivation?.hasBeenActive) return;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

/** The screens that show the kitchen keep what they read of it; a device that has none yet asks for it once. */
async function keepFirstKitchen(cookId: string) {
  if (readKeptKitchen(cookId) === undefined) keepKitchen(cookId, await readKitchen(cookId));
}

async function keepNow(cookId: string) {
  const kept = await syncSavedRecipes(await getSupabase(), cookId);
  if (kept !== null) await keepFirstKitchen(cookId);
  if (!kept) return;
  askToStay().catch((cause: unknown) => console.warn('The browser may drop the copies.', cause));
  if (isTrafficDear()) return;
  await tellWorker({ type: 'keep-cook-code' });
  await keepPictures(cookId, await readSavedRows(cookId));
}

let running: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

function isStillThere(cookId: string): boolean {
  const session = getSession();
  return session.status === 'signed-in' && !session.remembered && session.cook.id === cookId;
}

/** One after the other, so that an older look at the server never ends last. */
function keepSoon(cookId: string, afterMs: number) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    running = running
      .then(() => (isStillThere(cookId) && !isOutOfReach() ? keepNow(cookId) : undefined))
      .catch((cause: unknown) => console.warn('The kept recipes may be out of date.', cause));
  }, afterMs);
}

let following: string | undefined;

/** Keeps a cook's recipes on this device, now and after each change, as long as they are signed in. */
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
    // Somebody's stars move an average: the next look brings it along.
    const isMinor = table === 'recipes' && type === 'UPDATE';
    // A change of this page's own comes back here: it is looked at already.
    if (following && !isMinor && timer === undefined) keepSoon(following, settleElsewhereMs);
  });
  onReach(() => {
    if (isOutOfReach()) return;
    // What stands there may be what the device said.
    void queryClient.invalidateQueries();
    if (following) keepSoon(following, settleMs);
  });
}
