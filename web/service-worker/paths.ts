import { picturesPath } from '#contract/recipe-picture-address.ts';

/** Server paths that are not pages of this app, although a user may open them: the server handles these requests. */
const otherDoors =
  /^\/(auth\/v1|rest|functions|storage|realtime|webhooks|sandbox|mailbox|healthz|readyz|metrics|assets|app-shell|images|icons|link-previews)(\/|$)/;

/** Returns whether a path is a page of this app. Files (`/sitemap.xml`, `/mailbox.json`) are not. */
export function isPagePath(pathname: string): boolean {
  return !otherDoors.test(pathname) && !/\.\w+$/.test(pathname);
}

/** Returns whether a path is a recipe picture. The content at these paths never changes. */
export function isPicturePath(pathname: string): boolean {
  return pathname.startsWith(picturesPath) || pathname.startsWith('/images/');
}

/** Returns the URL of the small version of a recipe picture. */
export function smallPictureOf(address: string): string {
  return address.replace(/(-thumbnail)?\.webp$/, '-thumbnail.webp');
}
