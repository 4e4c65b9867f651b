/** After this time hidden, the page closes its live connection, and refetches its data when it is visible again. */
export const maxHiddenMs = 120_000;

export type PageVisibility = {
  /** Whether the page is visible, or was until a moment ago. */
  isAwake(): boolean;
  stop(): void;
};

/**
 * Watches whether the page is visible. The page also sleeps on `pagehide`, because an open connection would keep it out of the back/forward
 * cache. Timers do not fire while a laptop sleeps, so the hidden time is checked again when the page becomes visible.
 * @param onChange called on each change between asleep and awake, and whenever the page becomes visible again
 */
export function watchPageVisibility(onChange: () => void): PageVisibility {
  let isAwake = true;
  let hiddenSinceMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setAwake(next: boolean) {
    clearTimeout(timer);
    isAwake = next;
    onChange();
  }
  function onVisibility() {
    if (document.visibilityState === 'hidden') {
      hiddenSinceMs = Date.now();
      timer = setTimeout(setAwake, maxHiddenMs, false);
      return;
    }
    if (isAwake && hiddenSinceMs > 0 && Date.now() - hiddenSinceMs > maxHiddenMs) setAwake(false);
    setAwake(true);
  }
  const onHide = () => setAwake(false);
  const onShow = () => {
    if (!isAwake) setAwake(true);
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  // The page was opened in the background.
  if (document.visibilityState === 'hidden') onVisibility();
  return {
    isAwake: () => isAwake,
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    },
  };
}
