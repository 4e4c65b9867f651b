import { sessionStorageKey, themeStorageKey } from '../data/browser-storage-keys.ts';

/** Marks on <html> a stored session, so that a signed-in cook never sees the landing page flash, and the chosen theme. */
export function markDocument(): void {
  try {
    const { dataset } = document.documentElement;
    if (localStorage.getItem(sessionStorageKey)) dataset.session = 'stored';
    const theme = localStorage.getItem(themeStorageKey);
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  } catch {
    // Blocked storage throws, and contains neither.
  }
}
