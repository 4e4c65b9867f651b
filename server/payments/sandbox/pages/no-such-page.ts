import type { Context } from 'hono';
import type { DoorEnvironment } from '../../../http/environment.ts';
import { messagePage, pageHeaders } from './layout.ts';

/** The address of a checkout that is not, or of no page at all. */
export function noSuchPage(c: Context<DoorEnvironment>) {
  for (const [name, value] of Object.entries(pageHeaders())) c.header(name, value);
  const way = { href: '/', label: 'Go to Saffron Table' };
  return c.html(
    messagePage('We can’t find this checkout', 'The address may be incomplete.', way),
    404,
  );
}
