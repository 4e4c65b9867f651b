import { expect, test } from 'vitest';
import { linkPreviewAddress } from './link-preview.ts';

const site = 'https://table.example';
const kept = '/storage/v1/object/public/recipe-pictures/house/a.webp';

test.each([
  [kept, `${site}/link-previews${kept}.jpg`],
  [`${site}${kept}`, `${site}/link-previews${kept}.jpg`],
  ['/images/stock-recipe.webp', `${site}/link-previews/images/stock-recipe.webp.jpg`],
  ['https://elsewhere.example/a.webp', `${site}/link-previews/images/stock-recipe.webp.jpg`],
  ['//elsewhere.example/a.webp', `${site}/link-previews/images/stock-recipe.webp.jpg`],
  [
    '/storage/v1/object/public/avatars/me.webp',
    `${site}/link-previews/images/stock-recipe.webp.jpg`,
  ],
  ['https://:', `${site}/link-previews/images/stock-recipe.webp.jpg`],
])('returns the link preview of %s', (src, preview) => {
  expect(linkPreviewAddress(src, site)).toBe(preview);
});
