import { expect, test } from 'vitest';
import { needsConnectionPage } from './needs-connection-page.ts';

const fonts = [
  '/assets/brygada-1918-latin-wght-normal-aaaa.woff2',
  '/assets/radio-canada-latin-wght-normal-bbbb.woff2',
];

test('the page without a connection has the fonts that this device keeps', async () => {
  const answer = needsConnectionPage(['/assets/root-cccc.js', ...fonts]);
  const text = await answer.text();
  for (const path of fonts) expect(text).toContain(`url("${path}")`);
  expect(answer.headers.get('content-security-policy')).toContain("font-src 'self'");
});

test('without kept fonts it asks for none', async () => {
  expect(await needsConnectionPage([]).text()).not.toContain('@font-face');
});
