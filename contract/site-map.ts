/** An entry of the sitemap (spec §9): how often a page changes, and its priority relative to the other pages. */
export type SitemapEntry = {
  /** The page's absolute URL. */
  url: string;
  /** The date of its last change: YYYY-MM-DD. */
  lastmod: string;
  changefreq: 'daily' | 'weekly' | 'monthly' | 'yearly';
  priority: number;
};

type StaticEntry = Pick<SitemapEntry, 'changefreq' | 'priority'> & { path: string; label: string };

const pages: StaticEntry[] = [
  { path: '/', label: 'Home', changefreq: 'daily', priority: 1 },
  { path: '/generate', label: 'Generate Recipe', changefreq: 'weekly', priority: 0.9 },
  { path: '/about', label: 'About', changefreq: 'monthly', priority: 0.8 },
  { path: '/recipes', label: 'My Recipes', changefreq: 'weekly', priority: 0.7 },
  { path: '/credits', label: 'Get Credits', changefreq: 'monthly', priority: 0.6 },
  { path: '/auth', label: 'Sign In', changefreq: 'yearly', priority: 0.5 },
  { path: '/contact', label: 'Contact', changefreq: 'yearly', priority: 0.4 },
  { path: '/privacy', label: 'Privacy', changefreq: 'yearly', priority: 0.3 },
  { path: '/terms', label: 'Terms', changefreq: 'yearly', priority: 0.3 },
];

/** Returns the nine pages of spec §9; without credits, the page /credits is omitted. */
export function staticEntries(creditsEnabled: boolean): StaticEntry[] {
  return pages.filter(({ path }) => creditsEnabled || path !== '/credits');
}

/** The sitemap values of every recipe page. */
export const recipeEntry = { changefreq: 'weekly', priority: 0.6 } as const;
