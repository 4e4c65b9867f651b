/** Where the server hands out what is in public buckets. */
const ownStorage = '/storage/v1/object/public/';

/**
 * Where the picture of a profile is loaded from. The page's policy lets in this site's own pictures alone (a stranger would learn who
 * looks at whom), so what lies elsewhere is not even asked for. Our own is, under whatever name of this site it was saved.
 * @returns null where there is nothing that can be shown
 */
export function avatarAddress(stored: string | null): string | null {
  // The base stands for "this site": of an address of our own only the path counts.
  if (stored === null || !URL.canParse(stored, 'https://this-site.invalid')) return null;
  const { pathname, search } = new URL(stored, 'https://this-site.invalid');
  return pathname.startsWith(ownStorage) ? pathname + search : null;
}
