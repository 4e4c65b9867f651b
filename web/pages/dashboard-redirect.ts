import { redirect } from 'react-router';

/** The dashboard lives at the root; payment pages and old links know it by this name. */
export function loader() {
  return redirect('/');
}
