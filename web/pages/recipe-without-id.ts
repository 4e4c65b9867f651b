import { redirect } from 'react-router';

/** Redirects a recipe URL without an id to /404 (spec §2). */
export function loader() {
  return redirect('/404');
}
