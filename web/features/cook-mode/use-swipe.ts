import { type TouchEvent, useRef } from 'react';

const farPixels = 56;
const longMs = 700;
/** The browser's own back and forward gestures start this close to the edge. */
const edgePixels = 24;

type Start = { x: number; y: number; atMs: number };

/** Returns touch handlers for swipes: left goes forward, right goes back. Ignores scrolls, pinches and slow drags. */
export function useSwipe(onForward: () => void, onBack: () => void) {
  const start = useRef<Start | null>(null);
  return {
    onTouchStart({ touches, timeStamp }: TouchEvent) {
      const touch = touches[0];
      const isOne = touches.length === 1 && touch !== undefined;
      const isInside =
        isOne && touch.clientX > edgePixels && touch.clientX < window.innerWidth - edgePixels;
      start.current = isInside ? { x: touch.clientX, y: touch.clientY, atMs: timeStamp } : null;
    },
    onTouchEnd({ changedTouches, timeStamp }: TouchEvent) {
      const begun = start.current;
      const touch = changedTouches[0];
      start.current = null;
      if (!begun || !touch || timeStamp - begun.atMs > longMs) return;
      const [across, down] = [touch.clientX - begun.x, touch.clientY - begun.y];
      if (Math.abs(across) < farPixels || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) onForward();
      else onBack();
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}
