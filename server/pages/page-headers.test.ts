import { expect, test } from 'vitest';
import { pageHeaders } from './page-headers.ts';

function policyWith(captchaProvider: 'hcaptcha' | 'turnstile' | undefined) {
  const given = { inlineScriptHash: 'h', secure: true, hotReloadPort: undefined, captchaProvider };
  return pageHeaders('n', given)['content-security-policy'] ?? '';
}

test('without a captcha a page loads nothing from other hosts', () => {
  expect(policyWith(undefined)).not.toMatch(/https:\/\/|frame-src/);
});

test.each([
  ['hcaptcha', ['https://hcaptcha.com', 'https://*.hcaptcha.com']],
  ['turnstile', ['https://challenges.cloudflare.com']],
] as const)('%s may load only from its own hosts', (provider, hosts) => {
  const policy = policyWith(provider);
  for (const directive of ['script-src', 'style-src', 'frame-src', 'connect-src']) {
    const line = policy.split('; ').find((part) => part.startsWith(directive)) ?? '';
    expect(line.match(/https:\/\/\S+/g), directive).toEqual(hosts);
  }
  expect(policy).toContain("img-src 'self' data: blob:");
});
