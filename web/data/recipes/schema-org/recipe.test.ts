import { expect, test } from 'vitest';
import { recipeFromRow } from '../recipe-view.ts';
import { type RecipeKinds, schemaRecipe } from './recipe.ts';

const siteUrl = 'https://saffron.example';

const nutrition = {
  energyKcal: 512.4,
  proteinG: 20.6,
  fatG: 11,
  saturatesG: 3.2,
  carbohydrateG: 70,
  sugarsG: 9,
  fibreG: 12,
  sodiumMg: 640,
  matchedShare: 0.97,
  unmatched: [],
};
const passed = (check: string, subject: string) => ({
  check,
  subject,
  outcome: 'passed',
  findings: [],
});

/** Returns the schema.org recipe for a row of the recipes table with the given changes. */
function schemaOf(changes: Record<string, unknown> = {}, kinds?: RecipeKinds) {
  const row = {
    id: '6f3b7a3e-0000-4000-8000-000000000000',
    user_id: '6f3b7a3e-0000-4000-8000-000000000001',
    name: 'Lentil soup',
    description: 'Warm.',
    ingredients: ['250 g lentils', '1 lemon'],
    procedure: ['Cook.', 'Serve.'],
    prep_time: 10,
    cook_time: 95,
    servings: 4,
    difficulty: 'Easy',
    categories: ['Soup', 'Vegan'],
    category: null,
    image_url: '/storage/v1/object/public/recipe-pictures/house/a.webp',
    thumbnail_url: null,
    created_at: '2026-11-21T10:00:00+00:00',
    average_rating: 0,
    rating_count: 0,
    generation_id: null,
    search_text: null,
    details: null,
    ...changes,
  };
  return schemaRecipe(recipeFromRow(row as never), siteUrl, kinds) as Record<string, unknown>;
}

test('includes the known facts, with absolute URLs', () => {
  expect(schemaOf()).toMatchObject({
    '@type': 'Recipe',
    name: 'Lentil soup',
    image: [`${siteUrl}/storage/v1/object/public/recipe-pictures/house/a.webp`],
    url: `${siteUrl}/recipe/6f3b7a3e-0000-4000-8000-000000000000`,
    prepTime: 'PT10M',
    cookTime: 'PT95M',
    totalTime: 'PT105M',
    recipeYield: '4 servings',
    keywords: 'Soup, Vegan',
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Cook.' },
      { '@type': 'HowToStep', text: 'Serve.' },
    ],
  });
});

test('omits unknown facts: rating, nutrition, diets, course and cuisine', () => {
  const names = Object.keys(schemaOf());
  for (const name of [
    'aggregateRating',
    'nutrition',
    'suitableForDiet',
    'recipeCategory',
    'recipeCuisine',
  ]) {
    expect(names).not.toContain(name);
  }
});

test('includes rating, course and cuisine when they are known', () => {
  const recipe = schemaOf(
    { average_rating: 4.5, rating_count: 2 },
    { courses: ['Soup'], cuisines: ['Indian', 'Thai'] },
  );
  expect(recipe).toMatchObject({
    aggregateRating: { ratingValue: 4.5, ratingCount: 2, bestRating: 5 },
    recipeCategory: 'Soup',
    recipeCuisine: 'Indian, Thai',
  });
});

test('includes a diet only when all its checks passed without a note', () => {
  const checks = [
    passed('dietary', 'Vegan'),
    { ...passed('dietary', 'Gluten-Free'), outcome: 'noted' },
    passed('dietary', 'Diabetic-Friendly'),
    { ...passed('limits', 'Diabetic-Friendly'), outcome: 'noted' },
    passed('dietary', 'Keto'),
    passed('limits', 'Low-Sodium'),
    passed('allergens', 'Halal'),
  ];
  expect(schemaOf({ details: { checks } }).suitableForDiet).toEqual([
    'https://schema.org/VeganDiet',
    'https://schema.org/LowSaltDiet',
  ]);
});

test('rounds nutrients; omits incomplete values, and all of them at a low matched share', () => {
  const known = schemaOf({ details: { nutrition: { ...nutrition, incomplete: ['sugarsG'] } } });
  expect(known.nutrition).toEqual({
    '@type': 'NutritionInformation',
    servingSize: '1 serving',
    calories: '512 kcal',
    proteinContent: '21 g',
    fatContent: '11 g',
    saturatedFatContent: '3 g',
    carbohydrateContent: '70 g',
    fiberContent: '12 g',
    sodiumContent: '640 mg',
  });
  const hardly = schemaOf({ details: { nutrition: { ...nutrition, matchedShare: 0.5 } } });
  expect(hardly).not.toHaveProperty('nutrition');
});
