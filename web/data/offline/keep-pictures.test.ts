import { expect, test } from 'vitest';
import { maxCachedPictures } from '../device/picture-cache.ts';
import { picturesOf } from './keep-pictures.ts';

const row = (number: number) => ({
  image_url: `/p/${number}.webp`,
  thumbnail_url: `/p/${number}-thumbnail.webp`,
});

test('picks full pictures of the newest recipes and thumbnails of others, up to a limit', () => {
  const rows = Array.from({ length: 500 }, (_, number) => row(number));
  const all = picturesOf(rows);
  expect(all).toHaveLength(maxCachedPictures);
  expect(all.slice(0, 60)).toEqual(rows.slice(0, 60).map(({ image_url }) => image_url));
  expect(all).toContain('/p/100-thumbnail.webp');
  expect(all).not.toContain('/p/100.webp');
  expect(new Set(all).size).toBe(all.length);
});

test('pictures of other sites are not prefetched', () => {
  const elsewhere = { image_url: 'https://elsewhere.example/a.webp?token=1', thumbnail_url: null };
  expect(picturesOf([elsewhere, { image_url: null, thumbnail_url: null }])).toEqual([]);
});
