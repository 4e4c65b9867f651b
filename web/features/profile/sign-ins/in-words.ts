import { nearDay, shortDate, timeOfDay } from '#contract/in-words.ts';
import type { ListedSignIn } from '#contract/sign-ins.ts';

type Device = Pick<ListedSignIn, 'browser' | 'system'>;

/** "Firefox on Windows"; unknown parts are left out. */
export function deviceInWords({ browser, system }: Device): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

/** Returns the date, and the time for today and yesterday, so that users can tell whether it was them. */
export function whenInWords(iso: string, now = new Date()): string {
  const near = nearDay(iso, now);
  return near ? `${near} at ${timeOfDay(iso)}` : shortDate(iso);
}
