import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#tests/components/screen.tsx';
import { readReturnPath, rememberReturnPath } from '#web/data/return-path.ts';
import { useReturnAfterSignIn } from './use-return-after-sign-in.ts';

function SignedInPage() {
  const returnToWanted = useReturnAfterSignIn();
  return (
    <button type="button" onClick={returnToWanted}>
      Go on
    </button>
  );
}

const next = '/auth?next=%2Frecipes%3Fpage%3D2';

test.each([
  {
    name: 'the path in the URL of a mailed link',
    address: next,
    kept: '/credits',
    to: '/recipes?page=2',
  },
  { name: 'the remembered path', address: '/auth', kept: '/credits', to: '/credits' },
  { name: 'the home page', address: '/auth', kept: null, to: '/' },
  { name: 'no other site', address: '/auth?next=%2F%2Felsewhere.example', kept: null, to: '/' },
])('a sign-in leads to $name, and forgets it', async ({ address, kept, to }) => {
  if (kept) rememberReturnPath(kept);
  const screen = openScreen(address, [{ path: 'auth', Component: SignedInPage }]);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => screen.address()).toBe(to);
  expect(readReturnPath()).toBeNull();
});
