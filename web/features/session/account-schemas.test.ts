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
  test('accepts a name, an email address and a repeated password', () => {
    expect(messagesOf(maya)).toEqual([]);
  });

  test('reports passwords that do not match even when the name is missing', () => {
    expect(messagesOf({ ...maya, name: '', confirmation: 'saffron' })).toContain(
      'Passwords do not match',
    );
  });

  test('requires at least 8 characters', () => {
    expect(messagesOf({ ...maya, password: 'saffron', confirmation: 'saffron' })).toEqual([
      'At least 8 characters',
    ]);
  });

  test('requires every field', () => {
    expect(messagesOf({ name: ' ', email: 'maya', password: '', confirmation: '' })).toHaveLength(
      4,
    );
  });
});

test('a phone number is accepted as typed and normalized to E.164', () => {
  const input = { phone: '0049 151 234-56789', password: 'saffron-thread', email: 'left behind' };
  expect(signInSchema.phone.parse(input)).toEqual({
    phone: '+4915123456789',
    password: 'saffron-thread',
  });
  expect(signInSchema.phone.safeParse({ ...input, phone: '0151 23456789' }).error?.issues).toEqual([
    expect.objectContaining({ message: expect.stringContaining('with its country code') }),
  ]);
});
