import { removeStored, writeStored } from '../browser-storage.ts';
import { reloadCook } from './reload-cook.ts';
import { getSession } from './session-store.ts';

/** Other tabs hear of what is written; nothing is to stay. */
const announcementKey = 'saffron-profile-changed';

/** After a name or a picture was changed: shows it here, and has this browser's other tabs show it. */
export async function showChangedProfile(): Promise<void> {
  const session = getSession();
  if (session.status === 'signed-in') {
    writeStored(announcementKey, session.cook.id);
    removeStored(announcementKey);
  }
  await reloadCook();
}

/** Hears what other tabs change, as long as this page lives. */
export function followProfileChanges(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    const session = getSession();
    const isAboutThem = session.status === 'signed-in' && session.cook.id === newValue;
    if (key === announcementKey && isAboutThem) void reloadCook();
  });
}
