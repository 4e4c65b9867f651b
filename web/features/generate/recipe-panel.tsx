import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { FailureNote } from './failure-note.tsx';
import { selectionsByLabel } from './selections-by-label.ts';
import type { GeneratedRecipe } from './use-generation.ts';
import type { Failure, Generation } from './use-generation-state.ts';

const loadWriting = () => import('./writing-panel.tsx');
const loadResult = () => import('./result-panel.tsx');
/** Lazy: the first view needs neither. Both are loaded as soon as the cook touches the page, so that Generate waits for none. */
const WritingPanel = lazy(loadWriting);
const ResultPanel = lazy(loadResult);

/** Loads the panels on the first press or key. A failure is reported when a panel is shown. */
function useEarlyPanels() {
  useEffect(() => {
    const controller = new AbortController();
    const load = () => {
      controller.abort();
      void Promise.allSettled([loadWriting(), loadResult()]);
    };
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, load, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
}

type Saved = { generationId: string; recipeId: string };

type RecipePanelProps = {
  cookId: string;
  groups: readonly PreferenceGroup[];
  generation: Generation;
  /** What happened to the credit of the generation that just failed. */
  failure: Failure | null;
  onTryAgain: () => void;
  /** Shown before the first recipe. */
  ready: ReactNode;
  /** The saved row of a previously generated recipe, if that recipe is already saved. */
  savedBefore?: Saved | null;
  /** @returns the id of the saved row, or null */
  onSave: (generated: GeneratedRecipe) => Promise<string | null>;
};

/** Returns the screen reader announcement: that the generation started, and the title once it is finished. */
function spokenState(generation: Generation): string {
  if (generation.status === 'generating') return 'Crafting your personalized recipe...';
  if (generation.status === 'done')
    return `Your recipe is ready: ${generation.answer.recipe.title}`;
  return '';
}

/** The right-hand panel: the empty state, the recipe in progress, or the finished recipe. */
export function RecipePanel(props: RecipePanelProps) {
  const { groups, generation, failure, onTryAgain, ready, savedBefore = null, onSave } = props;
  useEarlyPanels();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);

  async function save({ answer, selections }: Extract<Generation, { status: 'done' }>) {
    setSaving(true);
    const recipeId = await onSave({ answer, selections: selectionsByLabel(selections, groups) });
    if (recipeId) setSaved({ generationId: answer.generationId, recipeId });
    setSaving(false);
  }

  const savedIdOf = (generationId: string) =>
    [saved, savedBefore].find((one) => one?.generationId === generationId)?.recipeId ?? null;
  const placeholder = <div className="placeholder">{ready}</div>;

  return (
    <>
      <p className="sr-only" role="status">
        {spokenState(generation)}
      </p>
      {failure && <FailureNote failure={failure} onTryAgain={onTryAgain} />}
      {generation.status === 'idle' && placeholder}
      <Suspense fallback={placeholder}>
        {generation.status === 'generating' && <WritingPanel progress={generation} />}
        {generation.status === 'done' && (
          <ResultPanel
            key={generation.answer.generationId}
            answer={generation.answer}
            groups={groups}
            savedId={savedIdOf(generation.answer.generationId)}
            saving={saving}
            onSave={() => void save(generation)}
          />
        )}
      </Suspense>
    </>
  );
}
