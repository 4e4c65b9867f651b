import { describe, expect, test } from 'vitest';
import { registerSchema } from './account-schemas.ts';

const maya = {
  name: 'Maya Lindqvist',
  email: 'maya@example.com',
  password: 'saffron-thread',
  confirmation: 'saffron-thread',
};

function messagesOf(input: unknown) {
  const result = registerSchema.safeParse(input);
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe('registering', () => {
  test('takes a name, an address and a password said twice', () => {
    expect(messagesOf(maya)).toEqual([]);
  });

  test('says when the passwords do not match, even while the name is missing', () => {
    expect(messagesOf({ ...maya, name: '', confirmation: 'saffron' })).toContain(
      'Passwords do not match',
    );
  });

  test('asks for 8 characters at least', () => {
    expect(messagesOf({ ...maya, password: 'saffron', confirmation: 'saffron' })).toEqual([
      'At least 8 characters',
    ]);
  });

  test('asks for everything', () => {
    expect(messagesOf({ name: ' ', email: 'maya', password: '', confirmation: '' })).toHaveLength(
      4,
    );
  });
});
