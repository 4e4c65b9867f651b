import type { Remix } from '#contract/remix.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { checkedSubjects } from '../../data/recipes/checked-subjects.ts';
import { parseRecipeDetails } from '../../data/recipes/recipe-details.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { readMadeBefore } from './read-generations.ts';
import { publicCategories, selectionsByLabel } from './selections-by-label.ts';
import type { GeneratedRecipe } from './use-generation.ts';

/** A remix of a remix of … : further back nobody looks for what a recipe was filed under. */
const mostGenerationsBack = 8;

/**
 * What the recipe that a remix was made from is filed under.
 * @throws the data client's error
 */
async function categoriesOfBase(
  of: Remix['of'],
  groups: readonly PreferenceGroup[],
  back = mostGenerationsBack,
): Promise<string[]> {
  if ('recipeId' in of) {
    const supabase = await getSupabase();
    const { data, error } = await supabase
      .from('recipes')
      .select('categories')
      .eq('id', of.recipeId)
      .maybeSingle();
    if (error) throw error;
    return data?.categories ?? [];
  }
  const made = await readMadeBefore(of.generationId);
  if (!made) return [];
  const { remix } = made.answer;
  if (!remix) {
    const { notFollowed } = made.answer.recipe;
    return publicCategories(selectionsByLabel(made.selections, groups), notFollowed);
  }
  return back > 0 ? categoriesOfBase(remix.of, groups, back - 1) : [];
}

/**
 * A remix stands where its base stood. Of the diets it keeps those that it was checked for itself: whatever else the base
 * called itself may no longer be true.
 */
export function categoriesOfRemix(
  ofBase: readonly string[],
  checkedFor: readonly string[],
  groups: readonly PreferenceGroup[],
): string[] {
  const diets = groups
    .filter(({ constraintLabel }) => constraintLabel === 'Dietary Constraints')
    .flatMap(({ categories }) => categories.map(({ name }) => name));
  const isDiet = (name: string) => diets.some((diet) => diet.toLowerCase() === name.toLowerCase());
  const kept = checkedFor.map((name) => name.toLowerCase());
  return [
    ...ofBase.filter((name) => !isDiet(name)),
    ...diets.filter((diet) => kept.includes(diet.toLowerCase())),
  ];
}

async function categoriesOf(
  { answer, selections }: GeneratedRecipe,
  groups: readonly PreferenceGroup[],
) {
  const { remix, recipe } = answer;
  if (!remix) return publicCategories(selections, recipe.notFollowed);
  const checkedFor = checkedSubjects(parseRecipeDetails({ checks: recipe.checks }));
  return categoriesOfRemix(await categoriesOfBase(remix.of, groups), checkedFor, groups);
}

/**
 * A finished recipe as the table of saved ones takes it.
 * @throws the data client's error where the base of a remix could not be read
 */
export async function recipeToSave(generated: GeneratedRecipe, groups: readonly PreferenceGroup[]) {
  const { recipe, imageUrl, generationId } = generated.answer;
  const categories = await categoriesOf(generated, groups);
  return {
    ...recipe,
    name: recipe.title,
    categories,
    category: categories[0] ?? null,
    imageUrl: imageUrl ?? null,
    generationId,
  };
}
