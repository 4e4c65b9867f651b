import { themeStorageKey } from '../../../data/before-paint.ts';
import { removeStored, storedKeys } from '../../../data/browser-storage.ts';
import { forgetOfflineData } from '../../../data/offline/forget-offline-data.ts';
import { logOutMarkKey } from '../../../data/session/log-out-mark.ts';

/** How the page looks is the device's; how the session ended is still read by its other tabs. */
const staying = [themeStorageKey, logOutMarkKey];

/** Takes everything of a cook off this device: what their account held is gone, and so is what lies here of it. */
export async function forgetDevice(): Promise<void> {
  for (const key of storedKeys('saffron-')) if (!staying.includes(key)) removeStored(key);
  await forgetOfflineData();
}
