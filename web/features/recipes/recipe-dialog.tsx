import { ExternalLink, Heart, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { writtenBy } from '../../data/recipes/written-by.ts';
import { RecipeBody } from '../../layout/recipe-body.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { keyed } from '../../ui/keyed.ts';
import { Photo } from '../../ui/photo.tsx';
import { IncompleteWarning, RecipeFacts, WrittenBy } from '../../ui/recipe-sections.tsx';
import { AverageLine } from './average-line.tsx';
import { RatingCard } from './rating-card.tsx';
import { shareRecipe } from './recipe-share.ts';
import { useDeleteRecipe } from './use-delete-recipe.ts';
import { useFavorite } from './use-favorite.ts';
import { useRecipeAsCook } from './use-recipe-as-cook.ts';

type RecipeDialogProps = {
  cookId: string;
  /** As the list had it when it was opened; it may leave the list while it is in sight. */
  opened: RecipeView;
  onClose: () => void;
};

/** The detail view over a list (spec §2), with everything that its cook may do. */
export function RecipeDialog({ cookId, opened, onClose }: RecipeDialogProps) {
  const recipe = useRecipeAsCook(cookId, opened.id, opened) ?? opened;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={recipe.name}
      titleHidden
      actions={<DialogActions cookId={cookId} recipe={recipe} onDeleted={onClose} />}
    >
      <Photo src={recipe.image} alt={recipe.name} first className="dialog-photo" />
      <div className="dialog-body">
        {recipe.categories.length > 0 && (
          <div className="row gap-1.5">
            {keyed(recipe.categories).map(({ key, text }) => (
              <Badge key={key}>{text}</Badge>
            ))}
          </div>
        )}
        <div>
          <h2>{recipe.name}</h2>
          <p className="lead mt-2">{recipe.description}</p>
          <WrittenBy words={writtenBy(recipe.details.provenance?.model)} />
        </div>
        <AverageLine average={recipe.averageRating} count={recipe.ratingCount} />
        <RecipeFacts {...recipe} />
        <IncompleteWarning recipe={recipe} />
        <RecipeBody recipe={recipe} />
        <RatingCard cookId={cookId} recipeId={recipe.id} />
        <Link
          className="link small inline-flex items-center gap-2 min-h-11"
          to={`/recipe/${recipe.id}`}
        >
          <ExternalLink className="icon" />
          Open the recipe’s own page
        </Link>
      </div>
    </Dialog>
  );
}

type ActionsProps = { cookId: string; recipe: RecipeView; onDeleted: () => void };

function DialogActions({ cookId, recipe, onDeleted }: ActionsProps) {
  const [asking, setAsking] = useState(false);
  const setFavorite = useFavorite(cookId, recipe.id);
  const remove = useDeleteRecipe(cookId);
  const mine = recipe.userId === cookId;
  return (
    <>
      {mine && (
        <Button tone="ghost" className="mr-auto" onClick={() => setAsking(true)}>
          <Trash2 className="icon" />
          <span className="max-sm:sr-only">Delete</span>
        </Button>
      )}
      <Button onClick={() => void shareRecipe(recipe)}>
        <Share2 className="icon" />
        Share
      </Button>
      <Button
        className="btn-heart"
        aria-pressed={recipe.isFavorite}
        onClick={() => setFavorite(!recipe.isFavorite)}
      >
        <Heart className="icon" />
        {recipe.isFavorite ? 'Favorited' : 'Add to Favorites'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this recipe?"
        text={`${recipe.name} will be gone for good, with its page and its ratings.`}
        confirmLabel={remove.isPending ? 'Deleting...' : 'Delete'}
        busy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate(recipe.id, { onSuccess: onDeleted })}
      />
    </>
  );
}
