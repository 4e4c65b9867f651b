import { recipeDefaults } from '#contract/limits.ts';
import { canBePreviewed, linkPreviewPath } from '#contract/link-preview.ts';

/** The path of a picture of this site. @returns undefined for all others: what lies elsewhere is not ours to show */
function ownPath(src: string, siteUrl: string): string | undefined {
  if (!URL.canParse(src, siteUrl)) return undefined;
  const address = new URL(src, siteUrl);
  const isOurs = address.origin === new URL(siteUrl).origin && canBePreviewed(address.pathname);
  return isOurs ? address.pathname : undefined;
}

/**
 * The whole address of a picture's link preview. It is told from outside the site, so it begins with the site's own name;
 * a picture that is none of ours gives way to the stock picture, as it does on the page.
 * @param siteUrl a readable address, as the settings take no other
 */
export function linkPreviewAddress(src: string, siteUrl: string): string {
  return `${siteUrl}${linkPreviewPath(ownPath(src, siteUrl) ?? recipeDefaults.image)}`;
}
