/** Nobody looks for so long: the page listens no more, and reads anew what it shows when somebody does. */
export const longestUnseenMs = 120_000;

export type Sight = {
  /** Somebody looks, or has looked a moment ago. */
  isAwake(): boolean;
  stop(): void;
};

/**
 * Follows whether somebody looks at the page. A page that is left may be kept as it is for Back, which an open connection would forbid;
 * one that slept, with a laptop say, has slept through its own alarm.
 * @param onChange told of each falling asleep and waking up, and whenever the page comes into sight again
 */
export function watchSight(onChange: () => void): Sight {
  let isAwake = true;
  let unseenSinceMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setAwake(next: boolean) {
    clearTimeout(timer);
    isAwake = next;
    onChange();
  }
  function onVisibility() {
    if (document.visibilityState === 'hidden') {
      unseenSinceMs = Date.now();
      timer = setTimeout(setAwake, longestUnseenMs, false);
      return;
    }
    if (isAwake && unseenSinceMs > 0 && Date.now() - unseenSinceMs > longestUnseenMs)
      setAwake(false);
    setAwake(true);
  }
  const onHide = () => setAwake(false);
  const onShow = () => {
    if (!isAwake) setAwake(true);
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  // Opened in the background.
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
