import { describe, expect, test } from 'vitest';
import type { Ban } from './requirements.ts';
import { understand } from './understand.ts';

type Label = Ban['label'];

function banned(label: Label, name: string): string[] | undefined {
  const understood = understand({ selections: { [label]: [name] }, wish: '' });
  if (!understood.ok) return undefined;
  return understood.requirements.bans.flatMap(({ tags, ingredientIds }) => [
    ...tags,
    ...ingredientIds,
  ]);
}

describe('a name that joins several restrictions', () => {
  test.each<[Label, string, string[]]>([
    ['Allergens', 'Fish & Shellfish', ['fish', 'crustaceans', 'molluscs']],
    ['Allergens', 'Milk & Eggs', ['milk', 'eggs']],
    ['Allergens', 'Milk, eggs', ['milk', 'eggs']],
    ['Allergens', 'Milk and eggs', ['milk', 'eggs']],
    ['Allergens', 'Milk / Soy', ['milk', 'soy']],
    ['Allergens', 'Peanuts / Tree Nuts', ['peanuts', 'nuts', 'pine-nuts']],
    ['Allergens', 'Nuts / Tree Nuts', ['peanuts', 'nuts', 'pine-nuts']],
    ['Allergens', 'Wheat/Gluten', ['wheat', 'gluten']],
    ['Allergens', 'Crustaceans & Molluscs', ['crustaceans', 'molluscs']],
    ['Allergens', 'Mustard & Celery', ['mustard', 'celery']],
    ['Allergens', 'Gluten & Dairy', ['gluten', 'milk']],
    ['Allergens', 'Nuts/Seeds', ['nuts', 'peanuts', 'seed', 'sesame']],
    ['Allergens', 'Nuts (almonds, sesame)', ['nuts', 'sesame']],
    ['Allergens', 'Nuts: peanuts + cashews; egg', ['nuts', 'peanuts', 'eggs']],
    ['Allergens', 'Tomato & citrus', ['tomato-family', 'citrus']],
    ['Allergens', 'Egg white', ['eggs']],
    ['Allergens', 'Peanut oil', ['peanuts']],
    ['Allergens', 'Egg allergy (severe)', ['eggs']],
    ['Allergens', 'Sulphur Dioxide & Sulphites', ['sulphites']],
    ['Avoid', 'Fish & Shellfish', ['fish', 'crustaceans', 'molluscs']],
    ['Avoid', 'Pork/Beef', ['pork', 'beef']],
    ['Avoid', 'Pork beef', ['pork', 'beef']],
    ['Avoid', 'Onion & Garlic', ['onion-family', 'garlic-family']],
    ['Avoid', 'No pork, no beef', ['pork', 'beef']],
    ['Dietary Constraints', 'Vegan Keto', ['meat', 'milk', 'eggs', 'sugary', 'starchy']],
    ['Dietary Constraints', 'Keto & Vegan', ['meat', 'milk', 'eggs', 'sugary', 'starchy']],
    ['Dietary Constraints', 'Vegan (no soy)', ['meat', 'milk', 'soy']],
    ['Dietary Constraints', 'Egg- and dairy-free', ['eggs', 'milk']],
    ['Dietary Constraints', 'Gluten & Dairy Free', ['gluten', 'milk']],
    ['Dietary Constraints', 'No nuts or seeds', ['nuts', 'peanuts', 'seed', 'sesame']],
    ['Dietary Constraints', 'Gluten-free vegan', ['gluten', 'meat', 'milk']],
  ])('%s “%s” bans all its parts', (label, name, tags) => {
    expect(banned(label, name)).toEqual(expect.arrayContaining(tags));
  });

  test.each<[Label, string]>([
    ['Allergens', 'Milk & Moon Dust'],
    ['Allergens', 'Nuts (except coconut)'],
    ['Allergens', 'Moon Dust / Eggs'],
    ['Avoid', 'Pork/Unobtainium'],
    ['Dietary Constraints', 'Vegan (no zorb)'],
    ['Dietary Constraints', 'Vegan Zorbian'],
    ['Dietary Constraints', 'Vegetarian + fish'],
  ])('%s “%s” is refused because one part is unknown', (label, name) => {
    expect(banned(label, name)).toBeUndefined();
  });
});
