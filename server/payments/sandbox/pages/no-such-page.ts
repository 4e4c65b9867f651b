import type { Context } from 'hono';
import type { DoorEnvironment } from '../../../http/environment.ts';
import { messagePage, pageHeaders } from './layout.ts';

/** The address of a checkout that is not, or of no page at all. */
export function noSuchPage(c: Context<DoorEnvironment>) {
  for (const [name, value] of Object.entries(pageHeaders())) c.header(name, value);
  const way = { href: '/', label: 'To Saffron Table' };
  return c.html(messagePage('There is no such checkout', 'Its address may be cut off.', way), 404);
}
