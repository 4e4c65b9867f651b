import { describe, expect, test } from 'vitest';
import { registerSchema, signInSchema } from './account-schemas.ts';

const maya = {
  name: 'Maya Lindqvist',
  email: 'maya@example.com',
  password: 'saffron-thread',
  confirmation: 'saffron-thread',
};

function messagesOf(input: unknown) {
  const result = registerSchema.email.safeParse(input);
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

test('a number is taken as it is written, and made plain', () => {
  const input = { phone: '0049 151 234-56789', password: 'saffron-thread', email: 'left behind' };
  expect(signInSchema.phone.parse(input)).toEqual({
    phone: '+4915123456789',
    password: 'saffron-thread',
  });
  expect(signInSchema.phone.safeParse({ ...input, phone: '0151 23456789' }).error?.issues).toEqual([
    expect.objectContaining({ message: expect.stringContaining('with its country code') }),
  ]);
});
