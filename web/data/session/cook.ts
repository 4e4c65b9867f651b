import { limits } from '#contract/limits.ts';

/** The signed-in person, as the screens know them (spec §3, User). */
export type Cook = {
  id: string;
  name: string;
  /** Empty where an account was made with a phone. */
  email: string;
  /** With the plus; empty where there is none. */
  phone: string;
  avatarUrl: string | null;
  /** Signed in by their organisation, which keeps their address and has no password of ours. */
  isManaged: boolean;
  role: 'user' | 'admin';
  /** False until the tables were asked: nobody is turned away from an admin's page before. */
  roleIsKnown: boolean;
  /** ISO 8601. */
  createdAt: string;
};

/** The part of an account that the session itself carries. */
export type SessionUser = {
  id: string;
  email?: string | undefined;
  phone?: string | undefined;
  created_at?: string;
  app_metadata?: { provider?: string };
  user_metadata?: Record<string, unknown>;
};

/** What the tables add to it. */
export type RoleAndProfile = {
  role: 'user' | 'admin';
  fullName: string | null;
  /** Undefined where the table did not answer: the session's own word stands. Null: there is none, or it was removed. */
  avatarUrl: string | null | undefined;
};

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The first picture of a cook, from session metadata alone; the role is user until the table says more. */
export function cookFromUser(user: SessionUser): Cook {
  const metadata = user.user_metadata ?? {};
  const email = user.email ?? '';
  return {
    id: user.id,
    name:
      textOf(metadata.name) ?? textOf(metadata.full_name) ?? textOf(email.split('@')[0]) ?? 'User',
    email,
    // The auth service keeps the digits alone.
    phone: user.phone ? `+${user.phone.replace(/^\+/, '')}` : '',
    avatarUrl: textOf(metadata.avatar_url),
    isManaged: user.app_metadata?.provider?.startsWith('sso:') ?? false,
    role: 'user',
    roleIsKnown: false,
    createdAt: user.created_at ?? '',
  };
}

/** False while somebody gave no name: then the one that we show is the beginning of their address, or "User". */
export function hasOwnName({ name, email }: Pick<Cook, 'name' | 'email'>): boolean {
  return name !== 'User' && name !== email.split('@')[0];
}

/** What stands below a name: the address, else the phone of an account that was made with one. */
export function contactOf({ email, phone }: Pick<Cook, 'email' | 'phone'>): string {
  return email || phone;
}

/** The same cook with what user_roles and profiles know. */
export function enrichCook(cook: Cook, found: RoleAndProfile): Cook {
  return {
    ...cook,
    role: found.role,
    roleIsKnown: true,
    name: textOf(found.fullName) ?? cook.name,
    avatarUrl: found.avatarUrl === undefined ? cook.avatarUrl : found.avatarUrl,
  };
}

/** "Maya Lindqvist" → "ML": first letters of the first and the last word, at most two. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
    .slice(0, limits.initialsLength * 2);
}
