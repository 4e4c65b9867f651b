export type NavItem = { to: string; label: string };

/** Links of a visitor's header and phone menu. */
export const visitorNav: readonly NavItem[] = [
  { to: '/', label: 'Home' },
  { to: '/generate', label: 'Generate Recipe' },
  { to: '/credits', label: 'Get Credits' },
];

/** Links of a signed-in cook. */
export const cookNav: readonly NavItem[] = [
  { to: '/', label: 'Dashboard' },
  { to: '/generate', label: 'Generate Recipe' },
  { to: '/recipes', label: 'My Recipes' },
  { to: '/credits', label: 'Get Credits' },
];
