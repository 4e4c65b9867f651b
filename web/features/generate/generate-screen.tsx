import { Shuffle } from 'lucide-react';
import { useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { notices } from '#contract/notices.ts';
import { buildPrompt } from '#recipes/prompt/build-prompt.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { GenerateBar } from './generate-bar.tsx';
import { PreferenceGroups } from './preference-groups.tsx';
import { randomSelection } from './random-selection.ts';
import { CraftingPanel, ReadyPanel, ResultPanel } from './result-panel.tsx';
import { SelectedPreferences } from './selected-preferences.tsx';
import { countSelected, nothingSelected, type Selection } from './selection.ts';
import { selectionsByLabel } from './selections-by-label.ts';
import { type GeneratedRecipe, useGeneration } from './use-generation.ts';

type GenerateScreenProps = {
  cookId: string;
  groups: readonly PreferenceGroup[];
  /** Undefined until it is known. */
  balance: number | undefined;
  /** What the address asked for. */
  first: { selection: Selection; q: string };
  saving: boolean;
  /** @returns the id of the saved row; null when it could not be saved and a notice has said so */
  onSave: (generated: GeneratedRecipe) => Promise<string | null>;
};

/** Generate Recipe: preferences to the left, the recipe to the right. */
export function GenerateScreen(props: GenerateScreenProps) {
  const { cookId, groups, balance, first, saving, onSave } = props;
  const [selection, setSelection] = useState(first.selection);
  const [q, setQ] = useState(first.q);
  const [saved, setSaved] = useState<{ generationId: string; recipeId: string } | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { generation, generate } = useGeneration(cookId);
  const generating = generation.status === 'generating';

  function start() {
    const wish = q.trim();
    const prompt = buildPrompt({ selections: selectionsByLabel(selection, groups), wish });
    void generate({ prompt, selections: selection, q: wish });
    // On a phone the recipe appears below everything else.
    if (!window.matchMedia('(min-width: 64rem)').matches) {
      panel.current?.scrollIntoView({ behavior: 'smooth' });
    }
  }

  async function save() {
    if (generation.status !== 'done') return;
    const { answer, request } = generation;
    const selections = selectionsByLabel(request.selections, groups);
    const recipeId = await onSave({ answer, selections });
    if (recipeId) setSaved({ generationId: answer.generationId, recipeId });
  }

  return (
    <div className="page">
      <div className="gen">
        <div className="gen-left">
          <div className="page-head items-center">
            <h1>Generate Recipe</h1>
            <div className="row gap-1">
              <Button
                onClick={() => {
                  setSelection(randomSelection(groups, Math.random));
                  notify(notices.randomSelected);
                }}
              >
                <Shuffle className="icon" />
                Random
              </Button>
              <Button tone="ghost" onClick={() => setSelection(nothingSelected)}>
                Clear All
              </Button>
            </div>
          </div>
          <PreferenceGroups groups={groups} selection={selection} onChange={setSelection} />
          <Field
            label="Anything else?"
            hint="A dish, an ingredient, an occasion. Optional."
            value={q}
            maxLength={limits.questionMaxLength}
            onChange={(event) => setQ(event.target.value)}
          />
          <SelectedPreferences groups={groups} selection={selection} />
          <GenerateBar
            signedIn
            generating={generating}
            nothingSelected={countSelected(selection) === 0}
            balance={balance}
            onGenerate={start}
          />
        </div>
        <div className="gen-right" ref={panel} aria-busy={generating}>
          <p className="sr-only" role="status">
            {generating && 'Crafting your personalized recipe...'}
            {generation.status === 'done' &&
              `Your recipe is ready: ${generation.answer.recipe.title}`}
          </p>
          {generation.status === 'idle' && <ReadyPanel />}
          {generating && <CraftingPanel />}
          {generation.status === 'done' && (
            <ResultPanel
              answer={generation.answer}
              savedId={
                saved?.generationId === generation.answer.generationId ? saved.recipeId : null
              }
              saving={saving}
              onSave={() => void save()}
            />
          )}
        </div>
      </div>
    </div>
  );
}
