import type { SitemapEntry } from '#contract/site-map.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Prints a sitemap file with the pages in the given order (sitemaps.org protocol: at most 50,000 pages; our files hold a thousand). */
export function printSitemap(entries: readonly SitemapEntry[]): string {
  const lines = entries.flatMap(({ url, lastmod, changefreq, priority }) => [
    '  <url>',
    `    <loc>${escapeXml(url)}</loc>`,
    `    <lastmod>${lastmod}</lastmod>`,
    `    <changefreq>${changefreq}</changefreq>`,
    `    <priority>${priority.toFixed(1)}</priority>`,
    '  </url>',
  ]);
  return `${[declaration, `<urlset xmlns="${namespace}">`, ...lines, '</urlset>'].join('\n')}\n`;
}

/** Prints a sitemap index, which lists the sitemap files. */
export function printSitemapIndex(files: readonly { url: string; lastmod: string }[]): string {
  const lines = files.flatMap(({ url, lastmod }) => [
    '  <sitemap>',
    `    <loc>${escapeXml(url)}</loc>`,
    `    <lastmod>${lastmod}</lastmod>`,
    '  </sitemap>',
  ]);
  return `${[declaration, `<sitemapindex xmlns="${namespace}">`, ...lines, '</sitemapindex>'].join('\n')}\n`;
}
