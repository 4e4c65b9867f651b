import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirectTarget, withFragment, withQuery } from './redirect-target.ts';

const site = 'https://saffron.example';

describe('redirectTarget', () => {
  test('any requested address stays on the site when no other address is configured', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (wanted) => {
        const target = redirectTarget(wanted, site, []);
        expect(target === site || new URL(target).origin === site).toBe(true);
      }),
    );
  });

  test('refuses an address that browsers parse differently than this server', () => {
    const tricks = [
      'https:/\\evil.example',
      '\thttps://evil.example',
      'https://saffron.example\\@evil.example',
    ];
    for (const wanted of tricks) expect(redirectTarget(wanted, site, [])).toBe(site);
  });

  test.each([
    ['https://app.example/**', 'https://app.example/a/b?c=d', true],
    ['https://app.example/*', 'https://app.example/a/b', false],
    ['https://app.example/*', 'https://app.example/a', true],
    ['https://*.app.example', 'https://x.app.example', false], // a browser's address always has a path
    ['https://*.app.example/', 'https://x.app.example', true],
    ['https://*.app.example/', 'https://x.y.app.example', false],
    ['https://*.app.example/', 'https://evil.example/.app.example/', false],
    ['com.example.app://**', 'com.example.app://signed-in', true],
    ['javascript:**', 'javascript:alert(1)', false],
    ['https://app.example/a.c', 'https://app.example/abc', false],
  ])('glob %s, address %s: allowed is %s', (glob, wanted, isAllowed) => {
    expect(redirectTarget(wanted, site, [glob])).toBe(isAllowed ? new URL(wanted).href : site);
  });

  test('allows loopback at any port only when the site itself is on loopback', () => {
    expect(redirectTarget('http://localhost:5173/', 'http://127.0.0.1:3000', [])).toBe(
      'http://localhost:5173/',
    );
    expect(redirectTarget('http://[::1]:5173/', 'http://localhost:3000', [])).toBe(
      'http://[::1]:5173/',
    );
    expect(redirectTarget('http://localhost:5173/', site, [])).toBe(site);
    expect(redirectTarget('http://localhost.evil.example/', 'http://localhost:3000', [])).toBe(
      'http://localhost:3000',
    );
  });
});

test('withFragment sorts and encodes values, withQuery adds them to the query', () => {
  expect(withFragment('https://a.example/x?y=1', { b: '2 3', a: '&' })).toBe(
    'https://a.example/x?y=1#a=%26&b=2+3&sb=',
  );
  expect(withQuery('https://a.example/x?y=1', { code: 'c d' })).toBe(
    'https://a.example/x?y=1&code=c+d',
  );
});
