import type { UserRow } from '../queries/user-row.ts';

/** Returns what the user signs in with. Authenticators store it to tell accounts apart. */
export function nameOf(user: UserRow): string {
  return user.email || user.phone || user.id;
}

/** Returns the display name of the user, which browsers and password managers show. */
export function displayNameOf(user: UserRow): string {
  const name = user.raw_user_meta_data?.name;
  return typeof name === 'string' && name !== '' ? name : nameOf(user);
}
