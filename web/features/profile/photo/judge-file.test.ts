import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { judgeFile } from './judge-file.ts';

const mostBytes = limits.avatarMaxBytes - 1;

test.each([
  ['image/jpeg', 'me.jpg', mostBytes, undefined],
  ['image/heic', 'IMG_1.HEIC', 2000, undefined],
  ['', 'IMG_1.HEIC', 2000, undefined],
  ['image/png', 'me.png', limits.avatarMaxBytes, 'File size must be less than 5MB'],
  ['application/pdf', 'me.pdf', 2000, 'File must be an image'],
  ['application/pdf', 'me.jpg', limits.avatarMaxBytes * 2, 'File must be an image'],
  ['', 'me', 2000, 'File must be an image'],
  ['text/plain', 'image/png', 2000, 'File must be an image'],
])('%s, %s, %d bytes: %s', (type, name, size, message) => {
  expect(judgeFile({ type, name, size })?.message).toBe(message);
});
