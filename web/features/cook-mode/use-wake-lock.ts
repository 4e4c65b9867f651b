import { useEffect, useState } from 'react';

export type ScreenWatch = 'unknown' | 'stays on' | 'may go off';

/**
 * Keeps the screen on while a recipe is cooked. The browser releases the lock whenever the page is hidden, and may refuse it (low
 * battery), so the hook requests it again each time the page becomes visible.
 */
export function useWakeLock(): ScreenWatch {
  const [watch, setWatch] = useState<ScreenWatch>('unknown');
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    async function ask() {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOver) return void given.release();
        lock = given;
        setWatch('stays on');
      } catch (cause) {
        // The browser has no wake lock, or refuses it now.
        console.info('The screen may go off.', cause);
        if (!isOver) setWatch('may go off');
      }
    }
    void ask();
    const again = () => void ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
  return watch;
}
