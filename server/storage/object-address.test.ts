import { expect, test } from 'vitest';
import { addressIn, isObjectName } from './object-address.ts';

const addressOf = (path: string) =>
  addressIn(`http://saffron.test/storage/v1/object/${path}`, '/object/');

test.each([
  ['avatars/me/a.png', { bucket: 'avatars', name: 'me/a.png' }],
  ['avatars/me/a%20b.png?v=2#x', { bucket: 'avatars', name: 'me/a b.png' }],
  ['avatars/%2541.png', { bucket: 'avatars', name: '%41.png' }],
  ['avatars/object/a.png', { bucket: 'avatars', name: 'object/a.png' }],
  ['avatars', { bucket: 'avatars', name: '' }],
  ['avatars/me/../you/a.png', { bucket: 'avatars', name: 'you/a.png' }],
])('%s is decoded once', (path, expected) => {
  expect(addressOf(path)).toEqual(expected);
});

test.each(['avatars/a%2fb', 'avatars/%2e%2e%2fb', 'avatars/%ff', 'avatars/%e0%a4%a', 'avatars/%'])(
  '%s is not found',
  (path) => {
    expect(() => addressOf(path)).toThrow(/not found/);
  },
);

test.each([
  ['a', true],
  ['me/avatar.png', true],
  ["it's (me) & you!.png", true],
  ['...', true],
  ['.hidden', true],
  ['', false],
  ['a//b', false],
  ['a/../b', false],
  ['a/.', false],
  ['a\\b', false],
  ['a\u0000', false],
  ['a\n', false],
  ['é', false],
  ['\ud800', false],
  ['a'.repeat(1024), true],
  ['a'.repeat(1025), false],
])('isObjectName(%j) is %s', (name, isOne) => {
  expect(isObjectName(name)).toBe(isOne);
});
