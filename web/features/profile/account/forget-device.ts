import { removeStored, storedKeys } from '../../../data/browser-storage.ts';
import { themeStorageKey } from '../../../data/browser-storage-keys.ts';
import { forgetOfflineData } from '../../../data/device/forget-offline-data.ts';
import { logOutMarkKey } from '../../../data/session/log-out-mark.ts';

/** Keys that stay: the theme belongs to the device, and other tabs still read how the session ended. */
const staying = [themeStorageKey, logOutMarkKey];

/** Deletes all data of the cook from this device, after their account was deleted. */
export async function forgetDevice(): Promise<void> {
  for (const key of storedKeys('saffron-')) if (!staying.includes(key)) removeStored(key);
  await forgetOfflineData();
}
