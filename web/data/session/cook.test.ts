import { describe, expect, test } from 'vitest';
import { contactOf, cookFromUser, enrichCook, initialsOf } from './cook.ts';

const user = { id: 'u1', email: 'maya@example.com', created_at: '2026-11-02T09:00:00Z' };

describe('cookFromUser', () => {
  test('takes the name from the sign-up', () => {
    expect(cookFromUser({ ...user, user_metadata: { name: ' Maya Lindqvist ' } })).toEqual({
      id: 'u1',
      name: 'Maya Lindqvist',
      email: 'maya@example.com',
      phone: '',
      avatarUrl: null,
      isManaged: false,
      role: 'user',
      roleIsKnown: false,
      createdAt: '2026-11-02T09:00:00Z',
    });
  });

  test('falls back to the local part of the email address, then to User', () => {
    expect(cookFromUser(user).name).toBe('maya');
    expect(cookFromUser({ id: 'u1', user_metadata: { name: '' } }).name).toBe('User');
  });

  test('uses the number as contact of an account created with a phone', () => {
    const cook = cookFromUser({ id: 'u1', email: '', phone: '49151234567' });
    expect(cook.name).toBe('User');
    expect(contactOf(cook)).toBe('+49151234567');
    expect(contactOf(cookFromUser({ ...user, phone: '49151234567' }))).toBe('maya@example.com');
  });

  test('marks a user signed in by an organisation as managed', () => {
    const managed = { ...user, app_metadata: { provider: 'sso:3f2c' } };
    expect(cookFromUser(managed).isManaged).toBe(true);
    expect(cookFromUser({ ...user, app_metadata: { provider: 'email' } }).isManaged).toBe(false);
  });

  test('ignores a role in the session metadata', () => {
    expect(cookFromUser({ ...user, user_metadata: { role: 'admin' } }).role).toBe('user');
  });
});

test('role and profile override the session; missing values keep those of the session', () => {
  const cook = cookFromUser(user);
  expect(enrichCook(cook, { role: 'admin', fullName: 'Maya', avatarUrl: '/a.webp' })).toMatchObject(
    {
      name: 'Maya',
      role: 'admin',
      avatarUrl: '/a.webp',
    },
  );
  const pictured = { ...cook, avatarUrl: '/session.webp' };
  expect(enrichCook(pictured, { role: 'user', fullName: null, avatarUrl: undefined })).toEqual({
    ...pictured,
    roleIsKnown: true,
  });
});

test('a removed picture does not come back from the session', () => {
  const pictured = { ...cookFromUser(user), avatarUrl: '/session.webp' };
  const found = { role: 'user', fullName: null, avatarUrl: null } as const;
  expect(enrichCook(pictured, found).avatarUrl).toBeNull();
});

test.each([
  ['Maya Lindqvist', 'ML'],
  ['maya', 'M'],
  ['Ana Maria da Silva', 'AS'],
  ['  ', ''],
  ['Østen Åberg', 'ØÅ'],
])('initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
