import type { Cook } from '../data/session/cook.ts';

export type NavItem = { to: string; label: string };

/** Links in the header and phone menu of a visitor. */
export const visitorNav: readonly NavItem[] = [
  { to: '/', label: 'Home' },
  { to: '/generate', label: 'Generate Recipe' },
  { to: '/credits', label: 'Get Credits' },
];

const cookNav: readonly NavItem[] = [
  { to: '/', label: 'Dashboard' },
  { to: '/generate', label: 'Generate Recipe' },
  { to: '/recipes', label: 'My Recipes' },
  { to: '/credits', label: 'Get Credits' },
];

/** Returns the links for a signed-in cook, or while the session is unknown. Admins get one more link (spec §2). */
export function navOfCook(cook: Pick<Cook, 'role'> | null): readonly NavItem[] {
  return cook?.role === 'admin' ? [...cookNav, { to: '/admin', label: 'Admin Panel' }] : cookNav;
}
