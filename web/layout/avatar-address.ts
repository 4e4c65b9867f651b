/** Path under which the server serves public storage buckets. */
const ownStorage = '/storage/v1/object/public/';

/**
 * Returns the address from which a profile picture is loaded. The content security policy allows only this site's pictures (another
 * site would learn who views whom), so external pictures are not requested. Our own are, whatever host name they were saved under.
 * @returns null when there is no picture to show
 */
export function avatarAddress(stored: string | null): string | null {
  // A placeholder base: only the path and query of the address are used.
  if (stored === null || !URL.canParse(stored, 'https://this-site.invalid')) return null;
  const { pathname, search } = new URL(stored, 'https://this-site.invalid');
  return pathname.startsWith(ownStorage) ? pathname + search : null;
}
