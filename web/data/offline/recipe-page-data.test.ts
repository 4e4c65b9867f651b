import { afterEach, expect, test, vi } from 'vitest';
import { recipeFromServerOrDevice, Unanswered } from './recipe-page-data.ts';

/** As React Router puts an answer that is no page's data. */
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

// There is no IndexedDB here: this device keeps no recipe.
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
  'where nobody answered, nothing is said about the recipe: %o',
  async (cause) => {
    expect(await load(cause)).toBeInstanceOf(Unanswered);
  },
);

test('what the server answered stands', async () => {
  const answer = new Response(null, { status: 302, headers: { location: '/404' } });
  expect(await load(answer)).toBe(answer);
});
