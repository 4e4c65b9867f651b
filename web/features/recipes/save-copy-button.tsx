import { Bookmark } from 'lucide-react';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { Button } from '../../ui/button.tsx';
import { useSaveRecipe } from './use-save-recipe.ts';

type SaveCopyButtonProps = { cookId: string; recipe: RecipeView; className?: string };

/** Saves a copy of a recipe that the cook does not have: another user's, or their own that was deleted. */
export function SaveCopyButton({ cookId, recipe, className }: SaveCopyButtonProps) {
  const save = useSaveRecipe(cookId);
  const saved = save.isSuccess;
  return (
    <Button
      {...(className && { className })}
      busy={save.isPending}
      disabled={saved}
      onClick={() =>
        save.mutate({
          ...recipe,
          category: recipe.categories[0] ?? null,
          imageUrl: recipe.image,
          generationId: null,
          tips: recipe.details.tips,
        })
      }
    >
      <Bookmark className="icon" />
      {saved ? 'Saved' : 'Save Recipe'}
    </Button>
  );
}
