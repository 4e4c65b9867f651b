import { useState } from 'react';
import type { GenerationAnswer } from './request-recipe.ts';
import { ReadyPanel, ResultPanel } from './result-panel.tsx';
import type { Selection } from './selection.ts';
import type { Generation } from './use-generation.ts';
import { useUnsavedGeneration } from './use-unsaved-generation.ts';
import { WritingPanel } from './writing-panel.tsx';

type MadeRecipe = { answer: GenerationAnswer; selections: Selection };

type RecipePanelProps = {
  cookId: string;
  generation: Generation;
  onShow: (answer: GenerationAnswer, selections: Selection) => void;
  saving: boolean;
  /** @returns the id of the saved row, or null */
  onSave: (made: MadeRecipe) => Promise<string | null>;
};

/** What the screen reader hears: that it began, and the finished title once. */
function spokenState(generation: Generation): string {
  if (generation.status === 'generating') return 'Crafting your personalized recipe...';
  if (generation.status === 'done')
    return `Your recipe is ready: ${generation.answer.recipe.title}`;
  return '';
}

/** The right side: a laid table, the shape of what comes, or the recipe. */
export function RecipePanel({ cookId, generation, onShow, saving, onSave }: RecipePanelProps) {
  const [saved, setSaved] = useState<{ generationId: string; recipeId: string } | null>(null);
  const unsaved = useUnsavedGeneration(cookId);

  async function save(made: MadeRecipe) {
    const recipeId = await onSave(made);
    if (recipeId) setSaved({ generationId: made.answer.generationId, recipeId });
  }

  return (
    <>
      <p className="sr-only" role="status">
        {spokenState(generation)}
      </p>
      {generation.status === 'idle' && (
        <ReadyPanel
          unsavedName={unsaved?.answer.recipe.title ?? null}
          onShowUnsaved={() => unsaved && onShow(unsaved.answer, unsaved.selections)}
        />
      )}
      {generation.status === 'generating' && <WritingPanel progress={generation} />}
      {generation.status === 'done' && (
        <ResultPanel
          answer={generation.answer}
          savedId={saved?.generationId === generation.answer.generationId ? saved.recipeId : null}
          saving={saving}
          onSave={() => void save(generation)}
        />
      )}
    </>
  );
}
