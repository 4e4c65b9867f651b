import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { linkMessageCodeOf, redirectErrorOf } from '../data/redirect-words.ts';

/** What the redirect that led here says. `error`: what went wrong, decoded; `messageCode`: of a link that was used already. */
export type RedirectWords = { error: string | null; messageCode: string | null };

/** What the redirect that led here says; null where it says nothing of the kind. */
export function useRedirectWords(): RedirectWords {
  const { search, hash } = useLocation();
  // The server never sees what stands behind the hash: it is read once the page is alive.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const address = { search, hash: alive ? hash : '' };
  return { error: redirectErrorOf(address), messageCode: linkMessageCodeOf(address) };
}
