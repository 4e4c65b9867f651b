import type { Remix } from '#contract/remix.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { checkedSubjects } from '../../data/recipes/checked-subjects.ts';
import { parseRecipeDetails } from '../../data/recipes/recipe-details.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { readMadeBefore } from './read-generations.ts';
import { publicCategories, selectionsByLabel } from './selections-by-label.ts';
import type { GeneratedRecipe } from './use-generation.ts';

/** The maximum depth when following a chain of remixes of remixes to find the categories. */
const mostGenerationsBack = 8;

/**
 * Returns the categories of the recipe that a remix was made from.
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
 * Returns the categories of a remix: those of its base, except that only the diets that the remix was checked for itself remain.
 * The other diets of the base may no longer be true after the change.
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
 * Converts a finished recipe to a row for the table of saved recipes.
 * @throws the data client's error if the base of a remix could not be read
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
