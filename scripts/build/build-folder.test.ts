import { expect, test } from 'vitest';
import viteConfig from '../../vite.config.ts';

test('a build of the web app leaves the compiled cookbook in build/', async () => {
  const { build } = await viteConfig({ command: 'build', mode: 'production' });
  // When unset, React Router deletes the whole folder before it builds.
  expect(build?.emptyOutDir).toBe(false);
});
