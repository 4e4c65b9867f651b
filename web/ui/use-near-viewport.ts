import { type RefObject, useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';

const whenNear = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls `onNear` once when the element comes near. All pictures share one observer. */
function observe(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        whenNear.get(target)?.();
      }
    },
    { rootMargin: `${limits.imageMarginPx}px` },
  );
  whenNear.set(element, onNear);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** Calls `onNear` before printing: paper has no viewport, and a printed page needs every picture. */
function observePrinting(onNear: () => void): () => void {
  window.addEventListener('beforeprint', onNear);
  return () => window.removeEventListener('beforeprint', onNear);
}

/**
 * Returns whether an element has come within 50 px of the viewport, or the page is printed. Once true, it stays true; it is
 * false on the server and at the first paint.
 */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const onNear = () => setNear(true);
    const stops = [observe(element.current, onNear), observePrinting(onNear)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [element, near]);
  return near;
}
