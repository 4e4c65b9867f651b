import { expect, test } from 'vitest';
import { avatarAddress } from './avatar-address.ts';

const own = '/storage/v1/object/public/avatars/u1/avatar.webp?v=1';

test.each([
  [own, own],
  [`https://saffron.example${own}`, own],
  [`http://localhost:3000${own}`, own],
  // Another host name of the same site: the picture is loaded from the current origin.
  [`https://www.saffron.example${own}`, own],
  ['https://avatars.example/583231', null],
  ['https://evil.example/a.png?x=/storage/v1/object/public/', null],
  ['/auth/v1/logout', null],
  ['/storage/v1/object/public/../../../../auth/v1/logout', null],
  ['https://[', null],
  ['', null],
  [null, null],
])('%j is loaded from %j', (stored, address) => {
  expect(avatarAddress(stored)).toBe(address);
});
