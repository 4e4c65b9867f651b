import { expect, test } from 'vitest';
import { deviceOf } from './device-of.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Microsoft Edge',
    'Windows',
    'computer',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
    'macOS',
    'computer',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36`,
    'Samsung Internet',
    'Android',
    'tablet',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    'phone',
  ],
])('recognizes %s', async (userAgent, browser, system, kind) => {
  expect(await deviceOf(userAgent)).toEqual({ browser, system, kind });
});

test.each([null, '', 'node', 'curl/8.5.0', '<b>Your bank</b>/1.0 (Call 0800)', '('.repeat(512)])(
  'returns only nulls for the unknown User-Agent %s',
  async (userAgent) => {
    expect(await deviceOf(userAgent)).toEqual({ browser: null, system: null, kind: null });
  },
);
