/** The site map of spec §9: how often a page changes, and how much it matters among the others of the site. */
export type SitemapEntry = {
  /** The page's whole address. */
  url: string;
  /** The day of its last change: YYYY-MM-DD. */
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

/** The nine pages of spec §9; without credits there is no page to get them on. */
export function staticEntries(creditsEnabled: boolean): StaticEntry[] {
  return pages.filter(({ path }) => creditsEnabled || path !== '/credits');
}

/** What the site map says of every recipe's page. */
export const recipeEntry = { changefreq: 'weekly', priority: 0.6 } as const;
