import { Link } from 'react-router';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const links = [
  { to: '/about', label: 'About' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/contact', label: 'Contact' },
];

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <hr className="stripe" />
      <div className="page">
        <div>
          <Logo />
        </div>
        <nav aria-label="Footer">
          {links.map((link) => (
            <Link key={link.to} to={link.to}>
              {link.label}
            </Link>
          ))}
        </nav>
        <p className="label soft">© {new Date().getFullYear()} Saffron Table</p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
