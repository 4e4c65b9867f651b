import type { Context } from 'hono';
import { messagePage, pageHeaders } from './layout.ts';

/** Returns the 404 page for an unknown checkout or an unknown URL. */
export function noSuchPage(c: Context) {
  for (const [name, value] of Object.entries(pageHeaders())) c.header(name, value);
  const way = { href: '/', label: 'Go to Saffron Table' };
  return c.html(
    messagePage('We can’t find this checkout', 'The address may be incomplete.', way),
    404,
  );
}
