import { expect, test } from 'vitest';
import { absoluteUrl } from './absolute-url.ts';

const site = 'https://saffron.test';
const stock = `${site}/images/stock-recipe.webp`;

test('a path stands on the site, a whole address stays', () => {
  expect(absoluteUrl('/p.webp', site)).toBe(`${site}/p.webp`);
  expect(absoluteUrl('https://else.test/p.webp', site)).toBe('https://else.test/p.webp');
});

test('an address that cannot be read gives way to the stock picture', () => {
  for (const address of ['https://', 'http://[', 'javascript:alert(1)', 'data:image/png;base64,']) {
    expect(absoluteUrl(address, site), address).toBe(stock);
  }
});

test('a site without an address is no error', () => {
  expect(absoluteUrl('/p.webp', '')).toBe('/images/stock-recipe.webp');
  expect(absoluteUrl('https://else.test/p.webp', '')).toBe('/images/stock-recipe.webp');
});
