import { ALLERGEN_NAMES } from './allergens.ts';
import { type Avoided, resolveAvoided } from './avoid.ts';
import { type Diet, resolveDiet } from './diets.ts';
import { bareKeyOf, keyOf, negatedFood } from './names.ts';
import type { Ban, NutritionGoal } from './requirements.ts';

/** What one hard choice comes down to; undefined when it maps to nothing known. */
export type Restriction = { bans: Ban[]; goals: NutritionGoal[]; noCook: boolean };

function banOf(label: Ban['label'], name: string, avoided: Avoided): Ban {
  return {
    label,
    name,
    tags: new Set(avoided.tags),
    ingredientIds: new Set(avoided.ingredientIds),
    madeFoods: new Set(avoided.madeFoods ?? []),
    phrases: avoided.phrases ?? [],
    together: [],
    mayContainMatters: label === 'Allergens',
  };
}

function fromDiet(name: string, diet: Diet): Restriction {
  const avoided = { tags: diet.forbids, ingredientIds: diet.ingredientIds ?? [] };
  const ban = { ...banOf('Dietary Constraints', name, avoided), together: diet.together ?? [] };
  const goals = diet.limits ? [{ name, limits: diet.limits, hard: true }] : [];
  return { bans: [ban], goals, noCook: diet.noCook ?? false };
}

const fromAvoided = (label: Ban['label'], name: string, avoided: Avoided): Restriction => ({
  bans: [banOf(label, name, avoided)],
  goals: [],
  noCook: false,
});

/** A category under Dietary Constraints: a diet, or else "nut-free", "no mushrooms". */
export function restrictByDiet(name: string): Restriction | undefined {
  const diet = resolveDiet(name);
  if (diet) return fromDiet(name, diet);
  const avoided = negatedFood(name) ? resolveAvoided(name) : undefined;
  if (avoided) return fromAvoided('Dietary Constraints', name, avoided);
  const outside = name.replace(/\(.*?\)/g, ' ').trim();
  return outside === name.trim() ? undefined : restrictByDiet(outside);
}

/** A category under Allergens: one of the known allergens by any of its names, or a food. */
export function restrictByAllergen(name: string): Restriction | undefined {
  const keys = [keyOf(name), bareKeyOf(name), negatedFood(name) ?? '', ...partsOf(name)];
  for (const key of keys) {
    const tags = ALLERGEN_NAMES.get(key);
    if (tags) return fromAvoided('Allergens', name, { tags, ingredientIds: [] });
  }
  const avoided = resolveAvoided(name);
  return avoided && fromAvoided('Allergens', name, avoided);
}

/** "Gluten (wheat, rye)", "Milk / dairy": the name before the bracket, and each side of a slash. */
function partsOf(name: string): string[] {
  const outside = name.replace(/\(.*?\)/g, ' ');
  return [outside, ...outside.split(/[/&]/)].map(bareKeyOf).filter((key) => key !== '');
}

/** A category under Avoid: a food, a family of foods, or a diet's word ("Gluten", "Dairy"). */
export function restrictByAvoid(name: string): Restriction | undefined {
  const avoided = resolveAvoided(name) ?? resolveAvoided(name.replace(/\(.*?\)/g, ' '));
  return avoided && fromAvoided('Avoid', name, avoided);
}
