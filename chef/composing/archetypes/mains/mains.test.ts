import { describe, expect, test } from 'vitest';
import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import { statutoryAllergens, tagsOfAnimals } from '#recipes/pantry/tags.ts';
import type { Archetype, Slot } from '../../archetype.ts';
import { attemptDish } from '../../attempt-dish.ts';
import { allCuisines, home } from '../../cuisines/cuisines.ts';
import type { Dish } from '../../dish.ts';
import { mains } from './mains.ts';

const forbidden = [...statutoryAllergens, ...tagsOfAnimals];
const mostLines = 14;

/** Dishes that stand on one thing: without wheat tortillas, mince or coconut milk they are another dish, and others are cooked. */
const standOnOneThing: Readonly<Record<string, string>> = {
  meatballs: 'mince',
  burgers: 'mince',
  laksa: 'body',
};

const isFreeOfAll = ({ tags, mayContain }: Ingredient): boolean =>
  forbidden.every((tag) => !tags.has(tag) && !mayContain.has(tag));

function fits(item: Ingredient, slot: Slot): boolean {
  if (slot.method !== undefined && item.minutes[slot.method] === undefined) return false;
  return slot.only === undefined || slot.only(item);
}

const isNeeded = ({ pick, optional, list }: Slot) => pick[0] > 0 && !optional && list !== 'heat';

function candidates(slot: Slot): Ingredient[] {
  const ids = [...(home.lists[slot.list] ?? []), ...(slot.universal ?? [])];
  return ids.map(ingredient).filter((item) => fits(item, slot));
}

/** Dinners and lunches of these kinds, from choices as people make them. */
function cookMany(count: number): Dish[] {
  const diets = [[], ['Vegan'], ['Gluten-Free'], ['Vegetarian'], ['Keto']];
  return Array.from({ length: count }, (_, seed) => {
    const selections = {
      Course: [seed % 2 === 0 ? 'Dinner' : 'Lunch'],
      'Dietary Constraints': diets[seed % diets.length] ?? [],
    };
    const attempt = attemptDish({ selections, wish: '' }, `mains ${seed}`);
    return 'dish' in attempt && mains.includes(attempt.dish.archetype) ? [attempt.dish] : [];
  }).flat();
}

describe('the main dishes', () => {
  test('are more than forty kinds, each with a name of its own, for lunch or dinner', () => {
    expect(mains.length).toBeGreaterThan(40);
    expect(new Set(mains.map(({ id }) => id)).size).toBe(mains.length);
    for (const { id, courses } of mains) {
      expect(
        courses.some((course) => course === 'dinner' || course === 'lunch'),
        id,
      ).toBe(true);
    }
  });

  test.each(mains.map((main) => [main.id, main] as const))(
    '%s names cuisines and lists that there are, and never more than fourteen ingredients',
    (_, { cuisines = [], slots }: Archetype) => {
      const known = [...allCuisines.map(({ name }) => name), home.name];
      for (const name of cuisines) expect(known).toContain(name);
      for (const { list } of Object.values(slots)) expect(Object.keys(home.lists)).toContain(list);
      const most = Object.values(slots).reduce((sum, { pick }) => sum + pick[1], 0);
      expect(most).toBeLessThanOrEqual(mostLines);
    },
  );

  test.each(mains.map((main) => [main.id, main] as const))(
    '%s can be cooked without any of the fourteen allergens and without animals',
    (id, { slots }: Archetype) => {
      for (const [name, slot] of Object.entries(slots)) {
        if (!isNeeded(slot) || standOnOneThing[id] === name) continue;
        expect(candidates(slot).filter(isFreeOfAll).length, name).toBeGreaterThan(0);
      }
    },
  );

  test('print steps of eight to thirty-five words that name their minutes once', () => {
    const dishes = cookMany(80);
    expect(dishes.length).toBeGreaterThan(40);
    for (const { steps, title } of dishes) {
      for (const { text, minutes } of steps) {
        const words = text.split(/\s+/).length;
        expect(words, `${title}: ${text}`).toBeGreaterThanOrEqual(8);
        expect(words, `${title}: ${text}`).toBeLessThanOrEqual(35);
        const named = [...text.matchAll(/\b(\d+) minutes?\b/g)].map(([, found]) => Number(found));
        expect(named, `${title}: ${text}`).toEqual([minutes]);
      }
    }
  });

  test('say in the step of each animal when it is safe', () => {
    for (const { chosen, steps, title } of cookMany(80)) {
      const text = steps.map((step) => step.text).join(' ');
      const tags = new Set(chosen.flatMap(({ ingredient: item }) => [...item.tags]));
      if (tags.has('poultry')) expect(text, title).toMatch(/74 °C/);
      if (tags.has('minced')) expect(text, title).toMatch(/7[14] °C/);
      if (tags.has('fish') && chosen.some(({ ingredient: item }) => item.roles.has('fish-protein')))
        expect(text, title).toMatch(/63 °C|opaque/);
    }
  });
});
