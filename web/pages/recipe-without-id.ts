import { redirect } from 'react-router';

/** A recipe's address without its id leads to /404 (spec §2). */
export function loader() {
  return redirect('/404');
}
