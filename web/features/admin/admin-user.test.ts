import { expect, test } from 'vitest';
import { adminUserFrom } from './admin-user.ts';

const role = { user_id: 'u1', role: 'admin', created_at: '2026-11-02T09:00:00Z' };
const person = { id: 'u1', full_name: 'Maya', email: 'maya@example.com', avatar_url: '/m.webp' };

test('combines the rows of three tables into a user', () => {
  expect(adminUserFrom(role, person, 12)).toEqual({
    id: 'u1',
    email: 'maya@example.com',
    fullName: 'Maya',
    storedName: 'Maya',
    rawName: 'Maya',
    avatarUrl: '/m.webp',
    role: 'admin',
    credits: 12,
    joinedAt: '2026-11-02T09:00:00Z',
  });
});

test('uses the name if there is no email', () => {
  expect(adminUserFrom(role, { ...person, email: null }, 1).email).toBe('Maya');
});

test('uses fallbacks for a missing profile and balance', () => {
  expect(adminUserFrom(role, undefined, undefined)).toMatchObject({
    email: 'Unknown email',
    fullName: 'Unknown name',
    storedName: '',
    avatarUrl: null,
    credits: 0,
  });
  expect(adminUserFrom(role, { ...person, full_name: '  ', email: null }, 1)).toMatchObject({
    email: 'Unknown email',
    fullName: 'Unknown name',
    rawName: '  ',
  });
});
