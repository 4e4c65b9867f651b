import type { Context } from 'hono';
import type { DoorEnvironment } from '../../../http/environment.ts';
import { messagePage, pageHeaders } from './layout.ts';

/** Returns the 404 page for an unknown checkout or an unknown URL. */
export function noSuchPage(c: Context<DoorEnvironment>) {
  for (const [name, value] of Object.entries(pageHeaders())) c.header(name, value);
  const way = { href: '/', label: 'Go to Saffron Table' };
  return c.html(
    messagePage('We can’t find this checkout', 'The address may be incomplete.', way),
    404,
  );
}
