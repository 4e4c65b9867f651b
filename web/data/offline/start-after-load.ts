/** Longer than a page that has loaded is busy with itself. */
const quietMs = 1_000;

function start() {
  setTimeout(() => {
    import('./start-offline.ts').then(
      (module) => module.startOffline(),
      (cause: unknown) => console.warn('Nothing is kept for offline use.', cause),
    );
  }, quietMs);
}

/** Everything that is kept for later waits until the page itself is there. */
export function startOfflineAfterLoad() {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
