/** Delay after the load event, longer than a freshly loaded page is busy. */
const quietMs = 1_000;

function start() {
  setTimeout(() => {
    import('./start-offline.ts').then(
      (module) => module.startOffline(),
      (cause: unknown) => console.warn('Nothing is kept for offline use.', cause),
    );
  }, quietMs);
}

/** Starts the offline storage once the page has loaded. */
export function startOfflineAfterLoad() {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
