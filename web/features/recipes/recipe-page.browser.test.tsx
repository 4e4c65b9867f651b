import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { signedInCook } from '#tests/components/cook.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { answer, json } from '#tests/components/server-answers.ts';
import { queryClient } from '../../data/query-client.ts';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { type RecipeRow, recipeFromRow } from '../../data/recipes/recipe-view.ts';
import { RecipePage } from './recipe-page.tsx';

const ownerId = '0b6f7f0e-6a53-4d0c-9a57-7f4f1f1d2c11';
const generationId = '11111111-1111-4111-8111-111111111111';
const finding = { where: 'ingredients', text: '1 tbsp soy sauce', match: 'soy sauce' };
const row: RecipeRow = {
  ...{ id: '22222222-2222-4222-8222-222222222222', user_id: ownerId, name: 'Lemon Rice' },
  ...{ description: 'Bright.', ingredients: ['200 g rice', '1 tbsp soy sauce'] },
  ...{ procedure: ['Boil the rice.'], prep_time: 5, cook_time: 12, servings: 4 },
  ...{ difficulty: 'Easy', categories: ['Dinner'], category: 'Dinner', image_url: null },
  ...{ thumbnail_url: null, created_at: '2026-11-21T10:00:00Z', average_rating: 0 },
  ...{ rating_count: 0, generation_id: generationId, search_text: '', shared_at: null },
  details: {
    checks: [
      { check: 'allergens', subject: 'Peanuts', outcome: 'passed', findings: [] },
      {
        ...{ check: 'allergens', subject: 'Gluten', outcome: 'noted' },
        findings: [{ ...finding, reason: 'it may contain wheat' }],
      },
    ],
    changed: { at: '2026-11-28T10:00:00Z', ingredients: [1], instructions: [] },
  },
};

function open(cook?: ReturnType<typeof signedInCook>) {
  const pages = [{ path: '/', Component: () => <RecipePage recipe={recipeFromRow(row)} /> }];
  return openScreen('/', pages, cook ? { cook } : {});
}

/** Answers the requests of the owner's part. */
function answerOwner(note: { note: string } | null) {
  answer('POST /rest/v1/rpc/get_recipes_with_ratings', () => json({ ...row, is_favorite: false }));
  answer('POST /rest/v1/rpc/get_user_recipe_rating', () => json(null));
  answer('GET /rest/v1/recipes', () =>
    json([{ generation_id: generationId, recipe_notes: note ? [note] : [] }]),
  );
  answer('GET /rest/v1/generations', () =>
    json([{ cook_notes: ['No Persian dish fits.'], notes: [] }]),
  );
}

test('shows a visitor the checks, the changes and the free first recipe', async () => {
  open();
  await expect.element(page.getByText('No peanuts in this recipe.')).toBeVisible();
  await expect
    .element(page.getByText('Check the label of “soy sauce” (gluten): it may contain wheat.'))
    .toBeVisible();
  await expect.element(page.getByText('your first recipe is free')).toBeVisible();
  await expect.element(page.getByText('changed', { exact: true })).toBeVisible();
  expect(page.getByText('Just for you').elements()).toEqual([]);
  expect(await axeFindingsInBothThemes()).toEqual([]);
});

test('shows the owner the cook notes and who sees the recipe, and saves a note', async () => {
  const cook = signedInCook({ id: ownerId });
  answerOwner(null);
  answer('PATCH /rest/v1/recipe_notes', () => json([]));
  const written = answer('POST /rest/v1/recipe_notes', () => json(null, 201));
  open(cook);
  const own = page.getByRole('region', { name: 'Just for you' });
  await expect.element(own.getByText('No Persian dish fits.')).toBeVisible();
  await expect.element(own.getByText('Anyone with the link can see this recipe.')).toBeVisible();
  await own.getByLabelText('Your note').fill('Less salt.');
  await own.getByRole('button', { name: 'Save note' }).click();
  await expect.element(own.getByText('Saved', { exact: true })).toBeVisible();
  expect(written.map(({ body }) => body)).toEqual([
    { recipe_id: row.id, user_id: ownerId, note: 'Less salt.' },
  ]);
  expect(await axeFindingsInBothThemes()).toEqual([]);
});

test('a saved note stays, although an older request of the owner part ends after it', async () => {
  const cook = signedInCook({ id: ownerId });
  answerOwner(null);
  answer('PATCH /rest/v1/recipe_notes', () => json([]));
  answer('POST /rest/v1/recipe_notes', () => json(null, 201));
  open(cook);
  const own = page.getByRole('region', { name: 'Just for you' });
  await expect.element(own.getByText('No Persian dish fits.')).toBeVisible();
  const held = Promise.withResolvers<Response>();
  const older = answer('GET /rest/v1/recipes', () => held.promise);
  void queryClient.invalidateQueries({ queryKey: recipeKeys.own(ownerId, row.id) });
  await expect.poll(() => older.length).toBe(1);
  await own.getByLabelText('Your note').fill('Less salt.');
  await own.getByRole('button', { name: 'Save note' }).click();
  await expect.element(own.getByText('Saved', { exact: true })).toBeVisible();
  held.resolve(json({ generation_id: null, recipe_notes: [] }));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(own.getByText('Saved', { exact: true })).toBeVisible();
});

test('a saved remix says what it was made from and leads to what changed', async () => {
  const cook = signedInCook({ id: ownerId });
  answerOwner(null);
  answer('GET /rest/v1/generations', () =>
    json([{ cook_notes: [], notes: [], made_from: 'Lemon Couscous' }]),
  );
  open(cook);
  const own = page.getByRole('region', { name: 'Just for you' });
  await expect.element(own.getByText('A remix of Lemon Couscous.')).toBeVisible();
  const link = own.getByRole('link', { name: 'See what changed' });
  await expect.element(link).toHaveAttribute('href', `/generate?show=${generationId}`);
  expect(await axeFindingsInBothThemes()).toEqual([]);
});

test('beside an edited ingredient stand the steps that still name it', async () => {
  const cook = signedInCook({ id: ownerId });
  answerOwner(null);
  open(cook);
  const own = page.getByRole('region', { name: 'Just for you' });
  await own.getByRole('button', { name: 'Edit' }).click();
  const line = page.getByRole('textbox', { name: 'Ingredient 1' });
  await line.fill('200 g couscous');
  const note = 'The steps don’t change by themselves: look at step 1.';
  await expect.element(line).toHaveAccessibleDescription(note);
  await page.getByRole('textbox', { name: 'Ingredient 2' }).fill('2 tbsp soy sauce');
  expect(page.getByText('The steps don’t').elements()).toHaveLength(1);
  expect(await axeFindingsInBothThemes()).toEqual([]);
  await page.getByRole('textbox', { name: 'Step 1' }).fill('Soak the couscous.');
  expect(page.getByText('The steps don’t').elements()).toHaveLength(0);
});

test('an edited ingredient has a field of one line, which grows with its text', async () => {
  await page.viewport(390, 844);
  answerOwner(null);
  open(signedInCook({ id: ownerId }));
  const own = page.getByRole('region', { name: 'Just for you' });
  await own.getByRole('button', { name: 'Edit' }).click();
  const line = page.getByRole('textbox', { name: 'Ingredient 1' });
  await expect.element(line).toBeVisible();
  const field = line.element();
  const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
  const before = field.clientHeight;
  expect(before).toBeLessThan(2 * lineHeight);
  await line.fill('200 g long-grain rice, rinsed until the water stays clear, and drained well');
  expect(field.clientHeight).toBeGreaterThan(before + lineHeight / 2);
  expect(field.scrollHeight).toBe(field.clientHeight);
});

test('hides the part of the owner from another cook', async () => {
  const cook = signedInCook({ id: '33333333-3333-4333-8333-333333333333' });
  answerOwner(null);
  open(cook);
  await expect.element(page.getByRole('button', { name: 'Save Recipe' })).toBeVisible();
  expect(page.getByText('Just for you').elements()).toEqual([]);
  expect(page.getByText('No Persian dish fits.').elements()).toEqual([]);
});
