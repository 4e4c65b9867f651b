import { type RefObject, useEffect, useState } from 'react';

/** Spec §9: a picture is asked for when it comes this near. */
const margin = '50px';
const whenNear = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all pictures: each is told once. */
function observe(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        whenNear.get(target)?.();
      }
    },
    { rootMargin: margin },
  );
  whenNear.set(element, onNear);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** Paper has no viewport: whoever prints wants every picture. */
function observePrinting(onNear: () => void): () => void {
  window.addEventListener('beforeprint', onNear);
  return () => window.removeEventListener('beforeprint', onNear);
}

/**
 * Whether an element has come within 50 px of what is in sight. Once near, it stays so; false on the server and at the first
 * paint.
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
