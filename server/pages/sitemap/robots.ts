/** Paths for programs, not readers. Private pages are not listed: they send noindex, which a crawler has to be able to read. */
const notForCrawlers = [
  '/auth/v1/',
  '/rest/v1/',
  '/functions/v1/',
  '/webhooks/',
  '/sandbox/',
  '/mailbox',
];

/** Prints /robots.txt (RFC 9309): it allows every page and links the sitemap. */
export function printRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    ...notForCrawlers.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
