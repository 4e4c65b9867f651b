import { limits } from '#contract/limits.ts';

/** The signed-in user, as the screens use it (spec §3, User). */
export type Cook = {
  id: string;
  name: string;
  /** Empty for an account created with a phone. */
  email: string;
  /** With the leading plus; empty when there is none. */
  phone: string;
  avatarUrl: string | null;
  /** Signed in by an organisation (SSO), which manages the email address. There is no password with us. */
  isManaged: boolean;
  role: 'user' | 'admin';
  /** False until the tables were read. Admin pages turn no user away before that. */
  roleIsKnown: boolean;
  /** ISO 8601. */
  createdAt: string;
};

/** The part of an account that the session carries. */
export type SessionUser = {
  id: string;
  email?: string | undefined;
  phone?: string | undefined;
  created_at?: string;
  app_metadata?: { provider?: string };
  user_metadata?: Record<string, unknown>;
};

/** The data that the tables add to the session user. */
export type RoleAndProfile = {
  role: 'user' | 'admin';
  fullName: string | null;
  /** Undefined when the table could not be read: the session's picture is kept. Null: there is none, or it was removed. */
  avatarUrl: string | null | undefined;
};

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Builds the initial cook from session metadata alone. The role is user until the table is read. */
export function cookFromUser(user: SessionUser): Cook {
  const metadata = user.user_metadata ?? {};
  const email = user.email ?? '';
  return {
    id: user.id,
    name:
      textOf(metadata.name) ?? textOf(metadata.full_name) ?? textOf(email.split('@')[0]) ?? 'User',
    email,
    // The auth service stores only the digits.
    phone: user.phone ? `+${user.phone.replace(/^\+/, '')}` : '',
    avatarUrl: textOf(metadata.avatar_url),
    isManaged: user.app_metadata?.provider?.startsWith('sso:') ?? false,
    role: 'user',
    roleIsKnown: false,
    createdAt: user.created_at ?? '',
  };
}

/** Returns false when the user gave no name. The shown name is then the local part of the email address, or "User". */
export function hasOwnName({ name, email }: Pick<Cook, 'name' | 'email'>): boolean {
  return name !== 'User' && name !== email.split('@')[0];
}

/** Returns the contact shown below a name: the email address, else the phone number. */
export function contactOf({ email, phone }: Pick<Cook, 'email' | 'phone'>): string {
  return email || phone;
}

/** Returns the cook with the data of user_roles and profiles. */
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
