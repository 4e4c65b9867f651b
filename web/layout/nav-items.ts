import type { Cook } from '../data/session/cook.ts';

export type NavItem = { to: string; label: string };

/** Links of a visitor's header and phone menu. */
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

/** Links of a signed-in cook, and of whoever is not known yet. Admins have one more (spec §2). */
export function navOfCook(cook: Pick<Cook, 'role'> | null): readonly NavItem[] {
  return cook?.role === 'admin' ? [...cookNav, { to: '/admin', label: 'Admin Panel' }] : cookNav;
}
