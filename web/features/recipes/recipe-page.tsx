import { ChefHat } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { checkedWords } from '../../data/recipes/checked-words.ts';
import { isDrawn } from '../../data/recipes/is-drawn.ts';
import { isSample } from '../../data/recipes/is-sample.ts';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { useMeasuredRecipe } from '../../data/recipes/use-measured-recipe.ts';
import { writtenBy } from '../../data/recipes/written-by.ts';
import { useCook } from '../../data/session/session-store.ts';
import { MeasureTools } from '../../layout/measure-tools.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckedLine } from '../../ui/checked-line.tsx';
import { keyed } from '../../ui/keyed.ts';
import { NutritionPanel } from '../../ui/nutrition-panel.tsx';
import { PictureOrPlaceholder } from '../../ui/picture-or-placeholder.tsx';
import {
  IncompleteWarning,
  IngredientList,
  MethodList,
  RecipeFacts,
  ScalingNote,
  WrittenBy,
} from '../../ui/recipe-sections.tsx';
import { TipList } from '../../ui/tip-list.tsx';
import { AverageLine } from './average-line.tsx';
import { MoreButton } from './more-button.tsx';
import { VisitorActions } from './visitor-actions.tsx';
import { VisitorInvite } from './visitor-invite.tsx';
import { VisitorRating } from './visitor-rating.tsx';

// The actions of a signed-in cook need the data client and the cache; a visitor never loads them.
const CookAverage = lazy(() => import('./cook-average.tsx'));
const CookActions = lazy(() => import('./cook-actions.tsx'));
const CookRating = lazy(() => import('./cook-rating.tsx'));
const OwnRecipe = lazy(() => import('./own/own-recipe.tsx'));

function CategoryBadges({ names }: { names: readonly string[] }) {
  return (
    <div className="row gap-1.5 no-print">
      {keyed(names).map(({ key, text }) => (
        <Badge key={key}>{text}</Badge>
      ))}
    </div>
  );
}

/** /recipe/{id}: the same page for every user; only the available actions differ. */
export function RecipePage({ recipe }: { recipe: RecipeView }) {
  const signedIn = useCook();
  // The sample has no owner: every user sees it as a visitor.
  const cook = isSample(recipe) ? null : signedIn;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { details } = recipe;
  const measured = useMeasuredRecipe(recipe, recipe.id);
  const average = <AverageLine average={recipe.averageRating} count={recipe.ratingCount} />;
  const visitorRating = isSample(recipe) ? null : <VisitorRating />;
  return (
    <div className="page">
      <article>
        <div className="recipe-top">
          <PictureOrPlaceholder
            src={recipe.image}
            alt={recipe.name}
            isDrawn={isDrawn(recipe.image)}
            first
          />
          <div className="recipe-intro">
            {recipe.categories.length > 0 && <CategoryBadges names={recipe.categories} />}
            <h1 dir="auto">{recipe.name}</h1>
            <CheckedLine words={checkedWords(details)} notes={details.notes} />
            <p className="lead" dir="auto">
              {recipe.description}
            </p>
            <WrittenBy
              words={writtenBy(details.provenance?.model)}
              isChanged={details.changed !== null}
            />
            <Suspense fallback={average}>
              {cook ? <CookAverage cook={cook} recipe={recipe} /> : average}
            </Suspense>
            <RecipeFacts {...measured.recipe} />
            <div className="actions">
              {recipe.instructions.length > 0 && (
                <ButtonLink to={`/recipe/${recipe.id}/cook`} tone="primary">
                  <ChefHat className="icon" />
                  Start Cooking
                </ButtonLink>
              )}
              {cook ? (
                <Suspense fallback={<VisitorActions recipe={recipe} waiting />}>
                  <CookActions cook={cook} recipe={recipe} />
                </Suspense>
              ) : (
                <VisitorActions recipe={recipe} />
              )}
              <MoreButton recipe={recipe} measured={measured.recipe} />
            </div>
            <VisitorInvite />
            <IncompleteWarning recipe={recipe} />
          </div>
        </div>
        <div className="recipe-body" data-pending={measured.pending || undefined}>
          <section className="ingredients" aria-labelledby="ingredients">
            <h2 id="ingredients">Ingredients</h2>
            {recipe.ingredients.length > 0 && <MeasureTools measured={measured} />}
            <IngredientList
              lines={measured.recipe.ingredients}
              changed={details.changed?.ingredients ?? []}
              tickable
            />
          </section>
          <section aria-labelledby="instructions">
            <h2 id="instructions" className="mb-3">
              Instructions
            </h2>
            <ScalingNote text={measured.scalingNote} />
            <MethodList
              steps={measured.recipe.instructions}
              changed={details.changed?.instructions ?? []}
            />
            <div className="recipe-after">
              <TipList tips={measured.recipe.details.tips} />
              <NutritionPanel nutrition={details.nutrition} servings={measured.recipe.servings} />
              <Suspense fallback={visitorRating}>
                {cook ? <CookRating cook={cook} recipeId={recipe.id} /> : visitorRating}
              </Suspense>
              {cook?.id === recipe.userId && (
                <Suspense fallback={null}>
                  <OwnRecipe
                    recipe={recipe}
                    onDeleted={() => void navigate('/recipes')}
                    onChanged={() => void revalidate()}
                  />
                </Suspense>
              )}
            </div>
          </section>
        </div>
      </article>
    </div>
  );
}
