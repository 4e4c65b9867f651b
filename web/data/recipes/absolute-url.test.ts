import { expect, test } from 'vitest';
import { absoluteUrl } from './absolute-url.ts';

const site = 'https://saffron.test';
const stock = `${site}/images/stock-recipe.webp`;

test('resolves a path against the site URL and keeps an absolute URL', () => {
  expect(absoluteUrl('/p.webp', site)).toBe(`${site}/p.webp`);
  expect(absoluteUrl('https://else.test/p.webp', site)).toBe('https://else.test/p.webp');
});

test('returns the stock picture for an invalid URL', () => {
  for (const address of ['https://', 'http://[', 'javascript:alert(1)', 'data:image/png;base64,']) {
    expect(absoluteUrl(address, site), address).toBe(stock);
  }
});

test('returns the stock picture’s path when the site URL is empty', () => {
  expect(absoluteUrl('/p.webp', '')).toBe('/images/stock-recipe.webp');
  expect(absoluteUrl('https://else.test/p.webp', '')).toBe('/images/stock-recipe.webp');
});
