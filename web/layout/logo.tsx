import { Link } from 'react-router';

/** The product's logo: three saffron threads on a plate, and its name as two words. */
export function Logo() {
  return (
    <Link className="logo" to="/">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="16" fill="#F97316" />
        <circle cx="16" cy="16" r="11.6" fill="none" stroke="#fff" strokeOpacity=".5" />
        <g fill="none" stroke="#6B1508" strokeWidth="2.3" strokeLinecap="round">
          <path d="M16 24.4c-.2-4.4-1.4-7.2-5.2-10.6" />
          <path d="M16 24.4c.1-5.6.1-9.4.5-14.6" />
          <path d="M16 24.4c.4-4.2 1.7-6.5 5.7-9" />
        </g>
      </svg>
      <span>Saffron Table</span>
    </Link>
  );
}
