import { expect, test, vi } from 'vitest';
import type { RoleAndProfile } from './cook.ts';
import { loadRoleAndProfile } from './load-role-and-profile.ts';

const admin: RoleAndProfile = { role: 'admin', fullName: 'Maya', avatarUrl: null };

function failing(times: number) {
  let calls = 0;
  return vi.fn(async () => {
    calls += 1;
    if (calls <= times) throw new Error('unreachable');
    return admin;
  });
}

test('reads once when the first attempt succeeds', async () => {
  const read = failing(0);
  const wait = vi.fn(async () => {});
  expect(await loadRoleAndProfile(read, wait)).toEqual(admin);
  expect(wait).not.toHaveBeenCalled();
});

test('waits one second, then two seconds between attempts', async () => {
  const wait = vi.fn(async (_delayMs: number) => {});
  expect(await loadRoleAndProfile(failing(2), wait)).toEqual(admin);
  expect(wait.mock.calls).toEqual([[1000], [2000]]);
});

test('falls back to the role user after three failures', async () => {
  const read = failing(9);
  const found = await loadRoleAndProfile(read, async () => {});
  expect(found).toEqual({ role: 'user', fullName: null, avatarUrl: undefined });
  expect(read).toHaveBeenCalledTimes(3);
  expect(console.warn).toHaveBeenCalledOnce();
  vi.mocked(console.warn).mockClear();
});
