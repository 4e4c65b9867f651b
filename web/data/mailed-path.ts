import { readReturnPath, safePath } from './return-path.ts';

/** In a mailed link it is encoded twice, and proxies take lines of 8 KB. */
const maxLengthInMail = 3_000;

/** The page to go on to that an address of the auth screens names itself: a mailed link may be opened on another device. */
export function nextPathIn(search: string): string | null {
  return safePath(new URLSearchParams(search).get('next'));
}

/**
 * Where the link of a mail leads: to an auth screen of this site, with the page that is wanted here.
 * @param screen its path
 */
export function mailedAddressOf(screen: '/auth' | '/auth/reset-password'): string {
  const address = new URL(screen, window.location.origin);
  const wanted = readReturnPath();
  if (wanted && wanted.length <= maxLengthInMail) address.searchParams.set('next', wanted);
  return address.href;
}
