import type { UserRow } from '../queries/user-row.ts';

/** What the person signs in with: authenticators keep it to tell accounts apart. */
export function nameOf(user: UserRow): string {
  return user.email || user.phone || user.id;
}

/** What the person is called: browsers and password managers show it. */
export function displayNameOf(user: UserRow): string {
  const name = user.raw_user_meta_data?.name;
  return typeof name === 'string' && name !== '' ? name : nameOf(user);
}
