import { useEffect, useState } from 'react';

/** Debounces a value: returns it once it has not changed for `afterMs`, so that typing sends one request per word, not per letter. */
export function useDebouncedValue<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
