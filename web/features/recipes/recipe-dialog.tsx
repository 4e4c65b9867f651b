import { ChefHat, ExternalLink, Heart, Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { checkedWords } from '../../data/recipes/checked-words.ts';
import { isDrawn } from '../../data/recipes/is-drawn.ts';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { useMeasuredRecipe } from '../../data/recipes/use-measured-recipe.ts';
import { writtenBy } from '../../data/recipes/written-by.ts';
import { RecipeBody } from '../../layout/recipe-body.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckedLine } from '../../ui/checked-line.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { keyed } from '../../ui/keyed.ts';
import { PictureOrPlaceholder } from '../../ui/picture-or-placeholder.tsx';
import { IncompleteWarning, RecipeFacts, WrittenBy } from '../../ui/recipe-sections.tsx';
import { AverageLine } from './average-line.tsx';
import { DeletedRecipeNote } from './deleted-recipe-note.tsx';
import { MoreButton } from './more-button.tsx';
import { RatingCard } from './rating-card.tsx';
import { SaveCopyButton } from './save-copy-button.tsx';
import { useDeletedRecipeNotice } from './use-deleted-recipe-notice.ts';
import { useFavorite } from './use-favorite.ts';
import { useRecipeAsCook } from './use-recipe-as-cook.ts';
import { useShareRecipe } from './use-share-recipe.ts';

/** The part and the actions that only the owner sees. */
const OwnRecipe = lazy(() => import('./own/own-recipe.tsx'));

type RecipeDialogProps = {
  cookId: string;
  /** The recipe as the list had it on opening; it may leave the list while the dialog is open. */
  opened: RecipeView;
  onClose: () => void;
};

/** The detail view above a list (spec §2), with all actions of the cook. */
export function RecipeDialog({ cookId, opened, onClose }: RecipeDialogProps) {
  const recipe = useRecipeAsCook(cookId, opened.id, opened) ?? opened;
  const isGone = useDeletedRecipeNotice(cookId, recipe);
  const measured = useMeasuredRecipe(recipe, recipe.id);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={recipe.name}
      titleHidden
      actions={
        <DialogActions cookId={cookId} recipe={recipe} measured={measured.recipe} isGone={isGone} />
      }
    >
      <PictureOrPlaceholder
        src={recipe.image}
        alt={recipe.name}
        isDrawn={isDrawn(recipe.image)}
        first
        className="dialog-photo"
      />
      <div className="dialog-body">
        {recipe.categories.length > 0 && (
          <div className="row gap-1.5 no-print">
            {keyed(recipe.categories).map(({ key, text }) => (
              <Badge key={key}>{text}</Badge>
            ))}
          </div>
        )}
        <div className="recipe-head">
          <h2 dir="auto">{recipe.name}</h2>
          <CheckedLine words={checkedWords(recipe.details)} notes={recipe.details.notes} />
          <p className="lead" dir="auto">
            {recipe.description}
          </p>
          <WrittenBy
            words={writtenBy(recipe.details.provenance?.model)}
            isChanged={recipe.details.changed !== null}
          />
        </div>
        {isGone ? (
          <DeletedRecipeNote />
        ) : (
          <AverageLine average={recipe.averageRating} count={recipe.ratingCount} />
        )}
        <RecipeFacts {...measured.recipe} />
        <IncompleteWarning recipe={recipe} />
        <RecipeBody measured={measured} />
        <RatingCard cookId={cookId} recipeId={recipe.id} />
        {/* A deleted recipe has no page and cannot be deleted again. */}
        {!isGone && recipe.userId === cookId && (
          <Suspense fallback={null}>
            <OwnRecipe recipe={recipe} onDeleted={onClose} />
          </Suspense>
        )}
        {!isGone && (
          <Link
            className="link small inline-flex items-center gap-2 min-h-11 no-print"
            to={`/recipe/${recipe.id}`}
          >
            <ExternalLink className="icon" />
            Open full page
          </Link>
        )}
      </div>
    </Dialog>
  );
}

type ActionsProps = {
  cookId: string;
  recipe: RecipeView;
  measured: RecipeView;
  isGone: boolean;
};

function DialogActions({ cookId, recipe, measured, isGone }: ActionsProps) {
  const setFavorite = useFavorite(cookId, recipe.id);
  const shareIt = useShareRecipe(cookId, recipe);
  return (
    <>
      <Button onClick={() => void shareIt()}>
        <Share2 className="icon" />
        <span className="word">Share</span>
      </Button>
      <Button
        className="btn-heart"
        aria-pressed={recipe.isFavorite}
        disabled={isGone}
        onClick={() => setFavorite(!recipe.isFavorite)}
      >
        <Heart className="icon" />
        <span className="word">{recipe.isFavorite ? 'Favorited' : 'Add to Favorites'}</span>
      </Button>
      <MoreButton recipe={recipe} measured={measured} />
      {isGone ? (
        <SaveCopyButton cookId={cookId} recipe={recipe} className="max-sm:flex-1" />
      ) : (
        <ButtonLink to={`/recipe/${recipe.id}/cook`} tone="primary" className="max-sm:flex-1">
          <ChefHat className="icon" />
          Start Cooking
        </ButtonLink>
      )}
    </>
  );
}
