import type { CookOnStage } from './cooks.ts';

export type GeneratedRecipe = {
  id: string;
  name: string;
  ingredients: string[];
  procedure: string[];
};

/** Generates a recipe with the built-in chef, then saves it with all its fields, rates it and shares it as the cook. Takes one credit. */
export async function saveGenerated(
  cook: CookOnStage,
  selections: Record<string, string[]>,
): Promise<GeneratedRecipe> {
  const { data, error } = await cook.client.functions.invoke('generate-recipe', {
    body: { prompt: '', options: { selections } },
  });
  if (error) throw error;
  const { title, description, ingredients, instructions, ...made } = data.recipe;
  const saved = await cook.client
    .from('recipes')
    .insert({
      user_id: cook.session.user.id,
      generation_id: data.generationId,
      name: title,
      description,
      ingredients,
      procedure: instructions,
      servings: made.servings,
      prep_time: made.prepTimeMinutes,
      cook_time: made.cookTimeMinutes,
      difficulty: made.difficulty,
      categories: Object.values(selections).flat(),
      image_url: data.imageUrl,
    })
    .select('id, name, ingredients, procedure')
    .single();
  if (saved.error) throw saved.error;
  const rating = { recipe_id: saved.data.id, user_id: cook.session.user.id, rating: 4 };
  const rated = await cook.client.from('recipe_ratings').upsert(rating);
  if (rated.error) throw rated.error;
  const shared = await cook.client
    .from('recipes')
    .update({ shared_at: new Date().toISOString() })
    .eq('id', saved.data.id);
  if (shared.error) throw shared.error;
  return saved.data;
}
