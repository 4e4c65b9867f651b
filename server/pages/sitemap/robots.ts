/** What answers programs and not readers. Private pages are not named: they say noindex themselves, which a crawler has to read. */
const notForCrawlers = [
  '/auth/v1/',
  '/rest/v1/',
  '/functions/v1/',
  '/webhooks/',
  '/sandbox/',
  '/mailbox',
];

/** /robots.txt (RFC 9309): every page is open, and where the site map is. */
export function printRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    ...notForCrawlers.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
