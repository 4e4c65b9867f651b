import type { ListedSignIn } from '#contract/sign-ins.ts';

type Device = Pick<ListedSignIn, 'browser' | 'system' | 'kind'>;

const unknown: Device = { browser: null, system: null, kind: null };
const kinds: Record<string, Device['kind']> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/**
 * Returns browser, system and kind of device from a User-Agent header. The client can write anything into the header, so only names
 * that the library knows are returned. The library is loaded on first use.
 */
export async function deviceOf(userAgent: string | null): Promise<Device> {
  if (!userAgent) return unknown;
  const { default: bowser } = await import('bowser');
  const { browser, os, platform } = bowser.parse(userAgent);
  const known = (names: Record<string, string>, name = '') =>
    Object.values(names).includes(name) ? name : null;
  // Use the common names: the system of an iPhone is shown as iPhone.
  const byApple = ['iPhone', 'iPad'].find((model) => model === platform.model);
  return {
    browser: known(bowser.BROWSER_MAP, browser.name)?.replace(/ for Android$/, '') ?? null,
    system: byApple ?? known(bowser.OS_MAP, os.name),
    kind: kinds[platform.type ?? ''] ?? null,
  };
}
