import { limits } from '#contract/limits.ts';
import type { Supabase } from '../supabase-client.ts';
import type { RoleAndProfile } from './cook.ts';

/**
 * Reads the role and profile of one user.
 * @throws the data client's error when either read fails
 */
async function readOnce(supabase: Supabase, userId: string): Promise<RoleAndProfile> {
  const [role, profile] = await Promise.all([
    supabase.from('user_roles').select('role').eq('user_id', userId).maybeSingle(),
    supabase.from('profiles').select('full_name, avatar_url').eq('id', userId).maybeSingle(),
  ]);
  if (role.error) throw role.error;
  if (profile.error) throw profile.error;
  return {
    role: role.data?.role === 'admin' ? 'admin' : 'user',
    fullName: profile.data?.full_name ?? null,
    avatarUrl: profile.data?.avatar_url ?? null,
  };
}

/**
 * Reads role and profile with up to 3 attempts, 1 s and 2 s apart (spec §4). When all fail, the role is user.
 * @param wait how to wait between attempts, in milliseconds
 */
export async function loadRoleAndProfile(
  read: () => Promise<RoleAndProfile>,
  wait: (delayMs: number) => Promise<void>,
): Promise<RoleAndProfile> {
  for (let attempt = 0; attempt < limits.userLoadAttempts; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      const delayMs = limits.userLoadWaitsMs[attempt];
      if (delayMs === undefined) console.warn('Role and profile could not be read.', error);
      else await wait(delayMs);
    }
  }
  return { role: 'user', fullName: null, avatarUrl: undefined };
}

export function readRoleAndProfile(supabase: Supabase, userId: string) {
  return loadRoleAndProfile(
    () => readOnce(supabase, userId),
    (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  );
}
