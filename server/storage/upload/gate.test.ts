import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('limits uploads in total and per caller, and frees a slot on leaving', () => {
  const enter = createGate({ inAll: 3, ofOne: 2 });
  const leave = enter('ada');
  enter('ada');
  expect(() => enter('ada')).toThrow(/Too many pictures/);
  enter('ben');
  expect(() => enter('zoe')).toThrow(
    expect.objectContaining({ status: 429, retryAfterSeconds: 2 }),
  );
  leave();
  enter('zoe');
  expect(() => enter('ada')).toThrow(/Too many pictures/);
});
