import { recipeDefaults } from '#contract/limits.ts';

function isPicture(address: string, siteUrl: string): boolean {
  return URL.canParse(address, siteUrl) && /^https?:$/.test(new URL(address, siteUrl).protocol);
}

/**
 * Returns the absolute URL of a picture, for use outside the site. Never throws: for an invalid address it returns the stock picture, and
 * without a valid site URL only the path of the stock picture.
 */
export function absoluteUrl(address: string, siteUrl: string): string {
  const readable = [address, recipeDefaults.image].find((one) => isPicture(one, siteUrl));
  return readable === undefined ? recipeDefaults.image : new URL(readable, siteUrl).href;
}
