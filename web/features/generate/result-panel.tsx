import { Bookmark, Share2, Sparkles } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { recipeDefaults } from '#contract/limits.ts';
import type { Recipe } from '#recipes/recipe.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { isDrawn } from '../../data/recipes/is-drawn.ts';
import { useMeasuredRecipe } from '../../data/recipes/use-measured-recipe.ts';
import { writtenBy } from '../../data/recipes/written-by.ts';
import { RecipeBody } from '../../layout/recipe-body.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Photo } from '../../ui/photo.tsx';
import { IncompleteWarning, RecipeFacts, WrittenBy } from '../../ui/recipe-sections.tsx';
import { share } from '../../ui/share.ts';
import type { GenerationAnswer } from './request-recipe.ts';

/** The comparison of texts comes with the first remix. */
const WhatChanged = lazy(() => import('./remix/what-changed.tsx'));

type ResultPanelProps = {
  answer: GenerationAnswer;
  groups: readonly PreferenceGroup[];
  /** The id of the saved row; null until it was saved. */
  savedId: string | null;
  saving: boolean;
  onSave: () => void;
};

function shareText(recipe: Recipe): string {
  const steps = recipe.instructions.map((step, index) => `${index + 1}. ${step}`);
  return [recipe.description, recipe.ingredients.join('\n'), steps.join('\n')].join('\n\n');
}

/** The recipe that was made; of a remix, also what it changed. */
export function ResultPanel(props: ResultPanelProps) {
  const { answer, groups } = props;
  const { recipe, imageUrl, model, base, remix } = answer;
  const written = useMemo(() => {
    const { tips, notes, checks, nutrition } = recipe;
    return { ...recipe, details: { tips, notes, checks, nutrition } };
  }, [recipe]);
  const measured = useMeasuredRecipe(written, `generation:${answer.generationId}`);
  return (
    <article className="result">
      <Photo
        src={imageUrl || recipeDefaults.image}
        alt={recipe.title}
        isDrawn={isDrawn(imageUrl)}
        first
      />
      <div className="result-body">
        <div>
          <h2 dir="auto">{recipe.title}</h2>
          <p className="lead mt-3" dir="auto">
            {recipe.description}
          </p>
          <WrittenBy words={writtenBy(model)} />
        </div>
        <RecipeFacts {...measured.recipe} />
        <ResultActions {...props} />
        <IncompleteWarning recipe={recipe} />
        {base && remix && (
          <Suspense fallback={<div className="skel h-80 w-full" />}>
            <WhatChanged base={base} remix={remix} recipe={recipe} groups={groups} />
          </Suspense>
        )}
        <RecipeBody measured={measured} />
      </div>
    </article>
  );
}

function ResultActions({ answer, savedId, saving, onSave }: ResultPanelProps) {
  const { recipe, generationId } = answer;
  return (
    <div className="actions">
      {savedId ? (
        <ButtonLink to={`/recipe/${savedId}`} tone="primary">
          Open recipe
        </ButtonLink>
      ) : (
        <Button tone="primary" busy={saving} onClick={onSave}>
          {!saving && <Bookmark className="icon" />}
          Save Recipe
        </Button>
      )}
      <Button
        onClick={() =>
          void share({
            title: recipe.title,
            text: savedId ? recipe.description : shareText(recipe),
            ...(savedId ? { url: `${window.location.origin}/recipe/${savedId}` } : {}),
          })
        }
      >
        <Share2 className="icon" />
        Share
      </Button>
      <ButtonLink
        to={savedId ? `/generate?remix=${savedId}` : `/generate?remixGeneration=${generationId}`}
      >
        <Sparkles className="icon" />
        Remix
      </ButtonLink>
    </div>
  );
}
