import type { Person } from './people.ts';

/** A row of User Management (spec §3, Admin user row). */
export type AdminUser = {
  id: string;
  /** The email address, else the name, else "Unknown email". */
  email: string;
  /** The name, else "Unknown name". */
  fullName: string;
  /** The name for the form; empty if there is none. */
  storedName: string;
  /** The exact value in the database, to detect a concurrent change. */
  rawName: string | null;
  avatarUrl: string | null;
  role: 'user' | 'admin';
  credits: number;
  /** ISO 8601. */
  joinedAt: string;
};

export type RoleRow = { user_id: string; role: string; created_at: string };

/** Combines the rows of three tables into a user. Missing values have a fallback, so that no user is left out. */
export function adminUserFrom(
  role: RoleRow,
  person: Person | undefined,
  balance: number | undefined,
): AdminUser {
  const name = person?.full_name?.trim() || null;
  return {
    id: role.user_id,
    email: person?.email || name || 'Unknown email',
    fullName: name ?? 'Unknown name',
    storedName: name ?? '',
    rawName: person?.full_name ?? null,
    avatarUrl: person?.avatar_url ?? null,
    role: role.role === 'admin' ? 'admin' : 'user',
    credits: balance ?? 0,
    joinedAt: role.created_at,
  };
}
