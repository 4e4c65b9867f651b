import { Heart, Share2 } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { isSample } from '../../data/recipes/is-sample.ts';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { rememberReturnPath } from '../../data/return-path.ts';
import { Button } from '../../ui/button.tsx';
import { shareRecipe } from './recipe-share.ts';

type VisitorActionsProps = {
  recipe: RecipeView;
  /** True when a cook is signed in and their actions are still loading. */
  waiting?: boolean;
};

/** Actions for a visitor: share the recipe, or sign in to add it to the favorites. */
export function VisitorActions({ recipe, waiting = false }: VisitorActionsProps) {
  return (
    <>
      {!isSample(recipe) && <FavoriteAfterSignIn waiting={waiting} />}
      <Button onClick={() => void shareRecipe(recipe)}>
        <Share2 className="icon" />
        Share
      </Button>
    </>
  );
}

function FavoriteAfterSignIn({ waiting }: { waiting: boolean }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Button
      className="btn-heart"
      aria-pressed={false}
      disabled={waiting}
      onClick={() => {
        rememberReturnPath(pathname);
        void navigate('/auth');
      }}
    >
      <Heart className="icon" />
      Add to Favorites
    </Button>
  );
}
