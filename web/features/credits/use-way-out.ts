import { useCallback, useEffect, useRef, useState } from 'react';

/** A page that is still here after this has not been left: the reader stopped it, or the other side did not answer. */
const leavingTakesMs = 10_000;

/** Only the web: an answer must never start a script or another program. */
export function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/**
 * Leads the browser to a page of the payment provider.
 * @param onStillHere called where the reader came back by the browser's button to this very page, or never got away
 * @returns a function that says false where the address is none of the web, or nobody looks at this page any more
 */
export function useWayOut(onStillHere: () => void): (url: string) => boolean {
  const [leaving, setLeaving] = useState(false);
  const mounted = useRef(false);
  const stillHere = useRef(onStillHere);
  stillHere.current = onStillHere;

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  useEffect(() => {
    if (!leaving) return;
    const stay = () => {
      setLeaving(false);
      stillHere.current();
    };
    const timer = setTimeout(stay, leavingTakesMs);
    // Comes only with a page that was kept in memory: a new one starts without this listener.
    window.addEventListener('pageshow', stay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', stay);
    };
  }, [leaving]);

  return useCallback((url) => {
    if (!mounted.current || !isWebAddress(url)) return false;
    setLeaving(true);
    window.location.assign(url);
    return true;
  }, []);
}
