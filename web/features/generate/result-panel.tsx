import { Bookmark, ChefHat, Share2, Sparkles } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import { recipeDefaults } from '#contract/limits.ts';
import { notesOf } from '#recipes/checks/notes.ts';
import type { Recipe } from '#recipes/recipe.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { checkedWords } from '../../data/recipes/checked-words.ts';
import { isDrawn } from '../../data/recipes/is-drawn.ts';
import { markShared } from '../../data/recipes/mark-shared.ts';
import { useMeasuredRecipe } from '../../data/recipes/use-measured-recipe.ts';
import { writtenBy } from '../../data/recipes/written-by.ts';
import { RecipeBody } from '../../layout/recipe-body.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckedLine } from '../../ui/checked-line.tsx';
import { CookNotes } from '../../ui/cook-notes.tsx';
import { PictureOrPlaceholder } from '../../ui/picture-or-placeholder.tsx';
import { IncompleteWarning, RecipeFacts, WrittenBy } from '../../ui/recipe-sections.tsx';
import { share } from '../../ui/share.ts';
import type { GenerationAnswer } from './request-recipe.ts';

/** Loaded lazily: the text comparison is only needed for a remix. */
const WhatChanged = lazy(() => import('./remix/what-changed.tsx'));

type ResultPanelProps = {
  answer: GenerationAnswer;
  groups: readonly PreferenceGroup[];
  /** The id of the saved row; null until the recipe is saved. */
  savedId: string | null;
  saving: boolean;
  onSave: () => void;
};

function shareText(recipe: Recipe): string {
  const steps = recipe.instructions.map((step, index) => `${index + 1}. ${step}`);
  return [recipe.description, recipe.ingredients.join('\n'), steps.join('\n')].join('\n\n');
}

/** Shows the generated recipe and, for a remix, what changed. */
export default function ResultPanel(props: ResultPanelProps) {
  const { answer, groups } = props;
  const { recipe, imageUrl, model, base, remix } = answer;
  const written = useMemo(() => {
    const { tips, checks, nutrition } = recipe;
    return { ...recipe, details: { tips, checks, nutrition, notes: notesOf(checks) } };
  }, [recipe]);
  const measured = useMeasuredRecipe(written, `generation:${answer.generationId}`);
  return (
    <article className="result">
      <PictureOrPlaceholder
        src={imageUrl || recipeDefaults.image}
        alt={recipe.title}
        isDrawn={isDrawn(imageUrl)}
        first
      />
      <div className="result-body">
        <div className="recipe-head">
          <h2 dir="auto">{recipe.title}</h2>
          <CheckedLine words={checkedWords(written.details)} notes={written.details.notes} />
          <p className="lead" dir="auto">
            {recipe.description}
          </p>
          <WrittenBy words={writtenBy(model)} />
        </div>
        <RecipeFacts {...measured.recipe} />
        <ResultActions {...props} />
        <KeptLine savedId={props.savedId} />
        <CookNotes notes={recipe.cookNotes ?? recipe.notes} />
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

/** Shares the text of an unsaved recipe, or the URL of a saved one. Search engines may index a saved recipe once it is shared. */
async function shareResult(recipe: Recipe, savedId: string | null): Promise<void> {
  const { title, description } = recipe;
  if (savedId === null) {
    await share({ title, text: shareText(recipe) });
    return;
  }
  const url = `${window.location.origin}/recipe/${savedId}`;
  if (await share({ title, text: description, url })) await markShared(savedId);
}

function ResultActions({ answer, savedId, saving, onSave }: ResultPanelProps) {
  const { recipe, generationId } = answer;
  return (
    <div className="actions">
      {savedId ? (
        <>
          <ButtonLink to={`/recipe/${savedId}/cook`} tone="primary">
            <ChefHat className="icon" />
            Start Cooking
          </ButtonLink>
          <ButtonLink to={`/recipe/${savedId}`}>Open recipe</ButtonLink>
        </>
      ) : (
        <Button tone="primary" busy={saving} onClick={onSave}>
          {!saving && <Bookmark className="icon" />}
          Save Recipe
        </Button>
      )}
      <Button onClick={() => void shareResult(recipe, savedId)}>
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

/** Tells the cook where the recipe is kept and who can see it once it is saved. */
function KeptLine({ savedId }: { savedId: string | null }) {
  if (savedId) {
    return (
      <p className="small soft no-print">
        In My Recipes. Anyone with the link can see it. Search engines can’t find it until you share
        it.
      </p>
    );
  }
  return (
    <p className="small soft no-print">
      Kept for you under{' '}
      <Link className="link" to="/recipes/unsaved">
        Unsaved recipes
      </Link>
      . Save it to add it to My Recipes. Anyone with the link can see a saved recipe.
    </p>
  );
}
