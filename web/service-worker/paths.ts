import { picturesPath } from '#contract/recipe-pictures.ts';

/** Doors of the server that are no pages of this app, though a person may open them: they answer for themselves. */
const otherDoors =
  /^\/(auth\/v1|rest|functions|storage|realtime|webhooks|sandbox|mailbox|healthz|readyz|metrics|assets|app-shell|images|icons|link-previews)(\/|$)/;

/** Whether an address shows a page of this app. Files (`/sitemap.xml`, `/mailbox.json`) are none. */
export function isPagePath(pathname: string): boolean {
  return !otherDoors.test(pathname) && !/\.\w+$/.test(pathname);
}

/** Pictures of recipes: what is at such an address never changes. */
export function isPicturePath(pathname: string): boolean {
  return pathname.startsWith(picturesPath) || pathname.startsWith('/images/');
}

/** Where the small one of a recipe's picture is. */
export function smallPictureOf(address: string): string {
  return address.replace(/(-thumbnail)?\.webp$/, '-thumbnail.webp');
}
