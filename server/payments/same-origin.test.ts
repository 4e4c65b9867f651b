import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

function sent(headers: Record<string, string>): boolean {
  const request = new Request('http://localhost:3000/sandbox', { method: 'POST', headers });
  return isSameOrigin(request, 'https://saffron.example');
}

test('accepts a form of the same origin', () => {
  expect(sent({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(sent({ origin: 'http://localhost:3000' })).toBe(true);
  // Behind a proxy that terminates TLS.
  expect(sent({ origin: 'https://saffron.example', host: 'inside:3000' })).toBe(true);
});

test('rejects a request from another or an unknown origin', () => {
  expect(sent({ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' })).toBe(false);
  expect(sent({ 'sec-fetch-site': 'same-site' })).toBe(false);
  expect(sent({ origin: 'https://evil.example' })).toBe(false);
  expect(sent({ origin: 'http://localhost:4000' })).toBe(false);
  expect(sent({ origin: 'null' })).toBe(false);
  expect(sent({})).toBe(false);
});
