import { Bookmark, History, Share2 } from 'lucide-react';
import { recipeDefaults } from '#contract/limits.ts';
import type { Recipe } from '#recipes/recipe.ts';
import { writtenBy } from '../../data/recipes/written-by.ts';
import { RecipeBody } from '../../layout/recipe-body.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Photo } from '../../ui/photo.tsx';
import { IncompleteWarning, RecipeFacts, WrittenBy } from '../../ui/recipe-sections.tsx';
import { share } from '../../ui/share.ts';
import type { GenerationAnswer } from './request-recipe.ts';

type ReadyPanelProps = {
  /** The name of a recipe that was made and not saved; null where there is none. */
  unsavedName: string | null;
  onShowUnsaved: () => void;
};

/** Before the first recipe. One that was not saved is not lost. */
export function ReadyPanel({ unsavedName, onShowUnsaved }: ReadyPanelProps) {
  return (
    <div className="placeholder">
      <EmptyState
        motif="threads"
        title="Ready to create a delicious recipe?"
        text="Choose a few preferences, then generate."
      >
        {unsavedName && (
          <Button onClick={onShowUnsaved}>
            <History className="icon" />
            Your last recipe is not saved: show {unsavedName}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}

type ResultPanelProps = {
  answer: GenerationAnswer;
  /** The id of the saved row; null until it was saved. */
  savedId: string | null;
  saving: boolean;
  onSave: () => void;
};

function shareText(recipe: Recipe): string {
  const steps = recipe.instructions.map((step, index) => `${index + 1}. ${step}`);
  return [recipe.description, recipe.ingredients.join('\n'), steps.join('\n')].join('\n\n');
}

/** The recipe that was made. */
export function ResultPanel({ answer, savedId, saving, onSave }: ResultPanelProps) {
  const { recipe, imageUrl, model } = answer;
  const { tips, notes, checks, nutrition } = recipe;
  return (
    <article className="result">
      <Photo src={imageUrl || recipeDefaults.image} alt={recipe.title} first />
      <div className="result-body">
        <div>
          <h2>{recipe.title}</h2>
          <p className="lead mt-3">{recipe.description}</p>
          <WrittenBy words={writtenBy(model)} />
        </div>
        <RecipeFacts {...recipe} />
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
        </div>
        <IncompleteWarning recipe={recipe} />
        <RecipeBody recipe={{ ...recipe, details: { tips, notes, checks, nutrition } }} />
      </div>
    </article>
  );
}
