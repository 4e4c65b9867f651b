import { useEffect, useState } from 'react';

/** Counts down to a moment. @returns the whole seconds until it; 0 once it is reached */
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
