import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

/** Breadcrumbs: Home › the current page. */
export function Breadcrumbs({ current }: { current: string }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        <li>
          <Link to="/">Home</Link>
        </li>
        <li aria-hidden="true">
          <ChevronRight className="icon" />
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
