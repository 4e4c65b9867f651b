import type { Page, Request } from 'playwright-core';

/** What a first load transfers before it can be read and used. Pictures are content. */
const counted = new Set(['document', 'stylesheet', 'script', 'font']);

/**
 * Returns the bytes of all documents, styles, scripts and fonts that a page loads until the network is idle, compressed as the server
 * sends them.
 */
export async function firstLoadBytes(page: Page, path: string): Promise<number> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (counted.has(request.resourceType())) requests.push(request);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/**
 * The bytes that a first load had at commit d08f54bc, before the products of the weeks since then: the most that it may have. There
 * `/generate` sent a visitor to `/auth`.
 */
export const firstLoadBudgets = {
  '/': 195_692,
  '/recipe/{id}': 205_953,
  '/about': 194_086,
  '/privacy': 194_365,
  '/terms': 193_893,
  '/faq': 194_557,
  '/contact': 193_399,
  '/404': 192_607,
  '/auth': 302_454,
  '/generate': 302_454,
  '/auth/forgot-password': 295_242,
  '/auth/reset-password': 291_572,
  '/payment/status': 281_632,
  '/recipe/{id}/cook': 300_073,
} as const;
