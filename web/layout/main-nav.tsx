import { NavLink } from 'react-router';
import type { NavItem } from './nav-items.ts';

/** The header's links, shown from tablet width up. */
export function MainNav({ items }: { items: readonly NavItem[] }) {
  return (
    <nav className="nav" aria-label="Main">
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end={item.to === '/'} prefetch="intent">
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
