import { recipeDefaults } from '#contract/limits.ts';
import { canBePreviewed, linkPreviewPath } from '#contract/link-preview.ts';

/** Returns the path of a picture of this site. @returns undefined for pictures of other sites, which are not ours to show */
function ownPath(src: string, siteUrl: string): string | undefined {
  if (!URL.canParse(src, siteUrl)) return undefined;
  const address = new URL(src, siteUrl);
  const isOurs = address.origin === new URL(siteUrl).origin && canBePreviewed(address.pathname);
  return isOurs ? address.pathname : undefined;
}

/**
 * Returns the absolute URL of a picture's link preview, because other sites fetch it. A picture of another site is replaced by the stock
 * picture, as on the page.
 * @param siteUrl a valid URL; the settings accept no other
 */
export function linkPreviewAddress(src: string, siteUrl: string): string {
  return `${siteUrl}${linkPreviewPath(ownPath(src, siteUrl) ?? recipeDefaults.image)}`;
}
