import { useEffect, useRef } from 'react';
import { Left } from './interruption.ts';

/** Aborts the work of a screen when the next work begins, and when the cook leaves. */
export function useAbortableWork() {
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(new Left()), []);

  function stop() {
    running.current.abort(new Left());
  }

  /** Stops the work before, and returns the signal that aborts the next. */
  function begin(): AbortSignal {
    stop();
    running.current = new AbortController();
    return running.current.signal;
  }

  return { begin, stop };
}
