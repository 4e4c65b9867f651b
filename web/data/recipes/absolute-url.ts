import { recipeDefaults } from '#contract/limits.ts';

function isPicture(address: string, siteUrl: string): boolean {
  return URL.canParse(address, siteUrl) && /^https?:$/.test(new URL(address, siteUrl).protocol);
}

/**
 * The whole address of a picture, for readers outside the site. Never throws: an address that cannot be read gives way
 * to the stock picture, and without a readable site its path is all there is to say.
 */
export function absoluteUrl(address: string, siteUrl: string): string {
  const readable = [address, recipeDefaults.image].find((one) => isPicture(one, siteUrl));
  return readable === undefined ? recipeDefaults.image : new URL(readable, siteUrl).href;
}
