import { redirect } from 'react-router';

/** Redirects to the dashboard at the root, because payment pages and old links use this path. */
export function loader() {
  return redirect('/');
}
