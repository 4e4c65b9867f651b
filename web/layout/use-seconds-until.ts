import { useEffect, useState } from 'react';

/** @returns whole seconds until a moment, counted down; 0 once it is there */
export function useSecondsUntil(momentMs: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((momentMs - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [momentMs]);
  return left;
}
