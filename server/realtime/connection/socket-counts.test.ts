import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { createSocketCounts } from './socket-counts.ts';

test('limits the sockets of an address, and admits another when one closes', () => {
  const counts = createSocketCounts({ inAll: 10, perAddress: 2 });
  const [first, second, third] = [{}, {}, {}];
  expect([first, second, third].map((one) => counts.open('a', one))).toEqual([true, true, false]);
  expect(counts.open('b', {})).toBe(true);
  counts.release('a', [], third);
  counts.release('a', [], first);
  expect(counts.open('a', {})).toBe(true);
});

test('the process is full until a socket closes', () => {
  const counts = createSocketCounts({ inAll: 1, perAddress: 5 });
  const one = {};
  expect(counts.isFull()).toBe(false);
  counts.open('a', one);
  expect(counts.isFull()).toBe(true);
  counts.release('a', [], one);
  expect(counts.isFull()).toBe(false);
});

test('limits the sockets of a user, and frees a place only when a socket closes', () => {
  const counts = createSocketCounts({ inAll: 1000, perAddress: 1000 });
  const sockets = Array.from({ length: limits.socketsPerUser }, () => ({}));
  expect(sockets.every((one) => counts.admit('me', one))).toBe(true);
  const [first = {}] = sockets;
  const late = {};
  expect(counts.admit('me', first)).toBe(true);
  expect(counts.admit('me', late)).toBe(false);
  expect(counts.admit('somebody else', late)).toBe(true);
  counts.release('a', ['me'], first);
  expect(counts.admit('me', late)).toBe(true);
});
