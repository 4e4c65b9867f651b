import { describe, expect, test } from 'vitest';
import { type RecipeRow, recipeFromRow, recipesFromRows } from './recipe-view.ts';

const bare: RecipeRow = {
  id: 'b6f0',
  user_id: 'a1',
  name: 'Shakshuka',
  description: null,
  ingredients: ['4 eggs'],
  procedure: ['Poach the eggs.'],
  prep_time: null,
  cook_time: null,
  servings: null,
  difficulty: null,
  categories: [],
  category: null,
  image_url: null,
  thumbnail_url: null,
  created_at: '2026-11-21T10:00:00Z',
  average_rating: 0,
  rating_count: 0,
  generation_id: null,
  details: null,
  search_text: 'shakshuka',
};

describe('recipeFromRow', () => {
  test('fills missing values with the defaults of the spec', () => {
    expect(recipeFromRow(bare)).toMatchObject({
      description: 'A delicious recipe',
      prepTimeMinutes: 30,
      cookTimeMinutes: 30,
      servings: 4,
      difficulty: 'Easy',
      image: '/images/stock-recipe.webp',
      isFavorite: false,
      averageRating: 0,
      ratingCount: 0,
    });
    expect(recipeFromRow({ ...bare, name: '' }).name).toBe('Untitled Recipe');
  });

  test('keeps the values of the row, including zero minutes', () => {
    const view = recipeFromRow({ ...bare, cook_time: 0, image_url: '/p.webp', is_favorite: true });
    expect(view).toMatchObject({ cookTimeMinutes: 0, thumbnail: '/p.webp', isFavorite: true });
  });

  test('parses valid details and ignores invalid ones', () => {
    const details = { tips: ['Warm the plates.'], checks: 'nonsense' };
    expect(recipeFromRow({ ...bare, details }).details).toEqual({
      tips: ['Warm the plates.'],
      notes: [],
      checks: [],
      nutrition: null,
      provenance: null,
      changed: null,
      picture: null,
    });
  });

  test('uses the tips of an imported or copied recipe if the details have none', () => {
    const tips = ['Warm the plates.'];
    expect(recipeFromRow({ ...bare, tips }).details.tips).toEqual(tips);
    const details = { tips: ['Salt late.'] };
    expect(recipeFromRow({ ...bare, tips, details }).details.tips).toEqual(['Salt late.']);
  });

  test('returns the plate of the drawn picture and null for a replaced picture', () => {
    const plate = { x: 600, y: 400, radius: 330 };
    const details = { picture: { url: '/drawn.webp', plate } };
    expect(recipeFromRow({ ...bare, image_url: '/drawn.webp', details }).plate).toEqual(plate);
    expect(recipeFromRow({ ...bare, image_url: '/my-own.webp', details }).plate).toBeNull();
    expect(recipeFromRow({ ...bare, image_url: '/drawn.webp' }).plate).toBeNull();
  });
});

test('recipesFromRows leaves out a row without a name', () => {
  expect(recipesFromRows([bare, { ...bare, name: '' }])).toHaveLength(1);
});
