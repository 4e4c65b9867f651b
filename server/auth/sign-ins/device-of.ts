import type { ListedSignIn } from '#contract/sign-ins.ts';

type Device = Pick<ListedSignIn, 'browser' | 'system' | 'kind'>;

const unknown: Device = { browser: null, system: null, kind: null };
const kinds: Record<string, Device['kind']> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/**
 * What a User-Agent header says of its device, by names that the library knows: whoever signs in can write anything into it, and none of
 * that is repeated. The library is loaded when somebody first looks.
 */
export async function deviceOf(userAgent: string | null): Promise<Device> {
  if (!userAgent) return unknown;
  const { default: bowser } = await import('bowser');
  const { browser, os, platform } = bowser.parse(userAgent);
  const known = (names: Record<string, string>, name = '') =>
    Object.values(names).includes(name) ? name : null;
  // What people call them: the system of an iPhone is the iPhone.
  const byApple = ['iPhone', 'iPad'].find((model) => model === platform.model);
  return {
    browser: known(bowser.BROWSER_MAP, browser.name)?.replace(/ for Android$/, '') ?? null,
    system: byApple ?? known(bowser.OS_MAP, os.name),
    kind: kinds[platform.type ?? ''] ?? null,
  };
}
