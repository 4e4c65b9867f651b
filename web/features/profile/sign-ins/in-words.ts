import { nearDay, shortDate, timeOfDay } from '#contract/in-words.ts';
import type { ListedSignIn } from '#contract/sign-ins.ts';

type Device = Pick<ListedSignIn, 'browser' | 'system'>;

/** "Firefox on Windows"; what the device did not say is left out. */
export function deviceInWords({ browser, system }: Device): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

/** The day, and of today and yesterday the time: whoever looks wants to know whether it was them. */
export function whenInWords(iso: string, now = new Date()): string {
  const near = nearDay(iso, now);
  return near ? `${near} at ${timeOfDay(iso)}` : shortDate(iso);
}
