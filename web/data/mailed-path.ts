import { readReturnPath, safePath } from './return-path.ts';

/** A mailed link encodes the path twice, and proxies accept request lines of 8 KB. */
const maxLengthInMail = 3_000;

/** Reads the return path from the URL of an auth screen. It is in the URL because a mailed link may be opened on another device. */
export function nextPathIn(search: string): string | null {
  return safePath(new URLSearchParams(search).get('next'));
}

/**
 * Returns the URL for the link in a mail: an auth screen of this site, with the current return path as `next`.
 * @param screen path of the auth screen
 */
export function mailedAddressOf(screen: '/auth' | '/auth/reset-password'): string {
  const address = new URL(screen, window.location.origin);
  const wanted = readReturnPath();
  if (wanted && wanted.length <= maxLengthInMail) address.searchParams.set('next', wanted);
  return address.href;
}
