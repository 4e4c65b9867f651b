import { afterEach, expect, test, vi } from 'vitest';
import { recipeFromServerOrDevice, Unanswered } from './recipe-page-data.ts';

/** The error that React Router throws for a response that is not loader data. */
const answered = (status: number) => ({ status, statusText: '', internal: false, data: 'No.' });

const load = (cause: unknown) =>
  recipeFromServerOrDevice(
    'r1',
    () => Promise.reject(cause),
    (recipe) => recipe,
  ).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

// There is no IndexedDB here, so this device stores no recipe.
afterEach(() => vi.mocked(console.warn).mockClear());

test.each([answered(500), answered(400), new Error('not decodable')])(
  'a recipe whose loading fails leads to /404: %o',
  async (cause) => {
    const thrown = await load(cause);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get('location')).toBe('/404');
    expect(console.warn).toHaveBeenCalledWith('The recipe could not be loaded.', cause);
  },
);

test.each([answered(502), new TypeError('Failed to fetch')])(
  'throws Unanswered when the server did not respond: %o',
  async (cause) => {
    expect(await load(cause)).toBeInstanceOf(Unanswered);
  },
);

test('rethrows the response of the server', async () => {
  const answer = new Response(null, { status: 302, headers: { location: '/404' } });
  expect(await load(answer)).toBe(answer);
});
