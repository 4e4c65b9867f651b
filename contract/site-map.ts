/** Spec §9: the nine static entries of the sitemap. */
export type SiteMapEntry = {
  path: string;
  changeFrequency: 'daily' | 'weekly' | 'monthly' | 'yearly';
  priority: number;
};

export const staticPages: readonly SiteMapEntry[] = [
  { path: '/', changeFrequency: 'daily', priority: 1 },
  { path: '/generate', changeFrequency: 'weekly', priority: 0.9 },
  { path: '/about', changeFrequency: 'monthly', priority: 0.8 },
  { path: '/recipes', changeFrequency: 'weekly', priority: 0.7 },
  { path: '/credits', changeFrequency: 'monthly', priority: 0.6 },
  { path: '/auth', changeFrequency: 'monthly', priority: 0.5 },
  { path: '/contact', changeFrequency: 'monthly', priority: 0.4 },
  { path: '/privacy', changeFrequency: 'yearly', priority: 0.3 },
  { path: '/terms', changeFrequency: 'yearly', priority: 0.3 },
];

/** Recipe pages: spec §9. */
export const recipePage = { changeFrequency: 'weekly', priority: 0.6 } as const;
