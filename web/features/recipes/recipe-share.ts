import { share } from '../../ui/share.ts';

/** Shares a saved recipe by the URL of its page. */
export function shareRecipe(recipe: { id: string; name: string; description: string }) {
  return share({
    title: recipe.name,
    text: recipe.description,
    url: `${window.location.origin}/recipe/${recipe.id}`,
  });
}
