import { useCallback, useEffect, useRef, useState } from 'react';

/** When the page is still here after this time, the navigation failed: the user stopped it, or the other server did not answer. */
const maxNavigationMs = 10_000;

/** Returns whether a URL is http or https. A server answer must never start a script or another program. */
export function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/**
 * Sends the browser to a page of the payment provider.
 * @param onNavigationFailed called when the user returns to this page with the back button, or when the navigation did not happen
 * @returns a function that returns false when the URL is not a web address, or when this page is no longer mounted
 */
export function useCheckoutRedirect(onNavigationFailed: () => void): (url: string) => boolean {
  const [leaving, setLeaving] = useState(false);
  const mounted = useRef(false);
  const stillHere = useRef(onNavigationFailed);
  stillHere.current = onNavigationFailed;

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
    const timer = setTimeout(stay, maxNavigationMs);
    // Only a page restored from the back/forward cache gets this event: a new one starts without this listener.
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
