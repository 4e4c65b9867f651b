import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { redirectErrorOf } from '../data/redirect-error.ts';

/** What the redirect that led here says went wrong, decoded; null where nothing did. */
export function useRedirectError(): string | null {
  const { search, hash } = useLocation();
  // The server never sees what stands behind the hash: it is read once the page is alive.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return redirectErrorOf({ search, hash: alive ? hash : '' });
}
