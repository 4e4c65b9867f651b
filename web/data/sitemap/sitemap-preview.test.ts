import { expect, test } from 'vitest';
import { beginningOf } from './sitemap-preview.ts';

const urlset = (count: number) =>
  `<urlset>\n${Array.from({ length: count }, (_, at) => `  <url>\n    <loc>/${at}</loc>\n  </url>\n`).join('')}</urlset>\n`;

test('shows a short file in full', () => {
  const preview = beginningOf(urlset(9));
  expect(preview).toMatchObject({ entries: 9, shown: 9, isIndex: false });
  expect(preview.xml).toBe(urlset(9).trimEnd());
});

test('cuts a long file between two entries and keeps the total count', () => {
  const preview = beginningOf(urlset(1009));
  expect(preview).toMatchObject({ entries: 1009, shown: 24 });
  expect(preview.xml).toMatch(/<loc>\/23<\/loc>\n {2}<\/url>\n {2}…$/);
});

test('distinguishes a sitemap index from a list of pages', () => {
  const index = '<sitemapindex>\n  <sitemap>\n    <loc>/a</loc>\n  </sitemap>\n</sitemapindex>\n';
  expect(beginningOf(index)).toMatchObject({ entries: 1, isIndex: true });
});
