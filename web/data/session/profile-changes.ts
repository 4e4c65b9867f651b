import { removeStored, writeStored } from '../browser-storage.ts';
import { reloadCook } from './reload-cook.ts';
import { getSession } from './session-store.ts';

/** Writing this key notifies other tabs through the storage event. The key is removed at once. */
const announcementKey = 'saffron-profile-changed';

/** Reloads the cook after a name or picture change, here and in this browser's other tabs. */
export async function showChangedProfile(): Promise<void> {
  const session = getSession();
  if (session.status === 'signed-in') {
    writeStored(announcementKey, session.cook.id);
    removeStored(announcementKey);
  }
  await reloadCook();
}

/** Reloads the cook when another tab changes the profile, for the lifetime of this page. */
export function followProfileChanges(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    const session = getSession();
    const isAboutThem = session.status === 'signed-in' && session.cook.id === newValue;
    if (key === announcementKey && isAboutThem) void reloadCook();
  });
}
