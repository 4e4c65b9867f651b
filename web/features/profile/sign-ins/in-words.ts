import type { ListedSignIn } from '#contract/sign-ins.ts';
import { shortDate } from '../../../ui/dates.ts';

type Device = Pick<ListedSignIn, 'browser' | 'system'>;

/** "Firefox on Windows"; what the device did not say is left out. */
export function deviceInWords({ browser, system }: Device): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

/** The day, and of today and yesterday the time: whoever looks wants to know whether it was them. */
export function whenInWords(iso: string, now = new Date()): string {
  const then = new Date(iso);
  const time = then.toLocaleTimeString('en', { timeStyle: 'short' });
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (then.toDateString() === now.toDateString()) return `today at ${time}`;
  if (then.toDateString() === yesterday.toDateString()) return `yesterday at ${time}`;
  return shortDate(iso);
}
