import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { RecipeView } from '../../../data/recipes/recipe-view.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDeleteRecipe } from '../use-delete-recipe.ts';

type DeleteRecipeProps = { recipe: RecipeView; onDeleted: () => void };

/** Deletes the cook's own recipe after a confirmation. */
export function DeleteRecipe({ recipe, onDeleted }: DeleteRecipeProps) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteRecipe(recipe.userId, recipe.id);
  return (
    <>
      <Button tone="ghost" onClick={() => setAsking(true)}>
        <Trash2 className="icon" />
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this recipe?"
        text={`${recipe.name} will be gone for good, with its page and its ratings.`}
        confirmLabel={remove.isPending ? 'Deleting...' : 'Delete'}
        busy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      />
    </>
  );
}
