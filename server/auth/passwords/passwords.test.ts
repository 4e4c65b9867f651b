import { describe, expect, test } from 'vitest';
import {
  assertGoodPassword,
  assertStrongPassword,
  hashPassword,
  passwordMatches,
} from './passwords.ts';

describe('passwords', () => {
  test('are stored as salted argon2id hashes', async () => {
    const [first, second] = [await hashPassword('saffron'), await hashPassword('saffron')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await passwordMatches(first, 'saffron')).toBe(true);
    expect(await passwordMatches(first, 'Saffron')).toBe(false);
  });

  test('no password matches when no hash or a hash of another kind is stored', async () => {
    expect(await passwordMatches(null, '')).toBe(false);
    expect(await passwordMatches('', '')).toBe(false);
    expect(await passwordMatches('$2a$10$abcdefghijklmnopqrstuv', 'saffron')).toBe(false);
  });

  test('a password over 72 bytes does not match the hash of its first 72 bytes', async () => {
    const stored = await hashPassword('x'.repeat(72));
    expect(await passwordMatches(stored, 'x'.repeat(73))).toBe(false);
    expect(await passwordMatches(stored, 'x'.repeat(72))).toBe(true);
  });

  test('a weak password is refused with the reasons that the official client reads', () => {
    try {
      assertGoodPassword('seven77');
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
    }
  });

  test('the minimum length counts characters, the maximum counts bytes', () => {
    expect(() => assertGoodPassword('🍋🍋🍋🍋🍋🍋🍋')).toThrow(/at least 8/);
    expect(() => assertGoodPassword('🍋🍋🍋🍋🍋🍋🍋🍋')).not.toThrow();
    for (const check of [assertGoodPassword, assertStrongPassword]) {
      expect(() => check('🍋'.repeat(19))).toThrow(/72/);
      expect(() => check('x'.repeat(72))).not.toThrow();
    }
  });
});
