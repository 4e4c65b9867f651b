import { expect, test } from 'vitest';
import { needsConnectionPage } from './needs-connection-page.ts';

const fonts = [
  '/assets/brygada-1918-latin-wght-normal-aaaa.woff2',
  '/assets/radio-canada-latin-wght-normal-bbbb.woff2',
];

test('the offline page uses the fonts that this device stores', async () => {
  const answer = needsConnectionPage(['/assets/root-cccc.js', ...fonts]);
  const text = await answer.text();
  for (const path of fonts) expect(text).toContain(`url("${path}")`);
  expect(answer.headers.get('content-security-policy')).toContain("font-src 'self'");
});

test('the offline page declares no font if none is stored', async () => {
  expect(await needsConnectionPage([]).text()).not.toContain('@font-face');
});
