import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { linkMessageCodeOf, redirectErrorOf } from '../data/redirect-words.ts';

/** The message of a redirect. `error`: what went wrong, decoded; `messageCode`: the code of a link that was already used. */
export type RedirectWords = { error: string | null; messageCode: string | null };

/** Reads the message of the redirect that led here from the URL. Each part is null when the URL does not contain it. */
export function useRedirectWords(): RedirectWords {
  const { search, hash } = useLocation();
  // The server never sees the URL hash, so it is read only after hydration.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const address = { search, hash: alive ? hash : '' };
  return { error: redirectErrorOf(address), messageCode: linkMessageCodeOf(address) };
}
