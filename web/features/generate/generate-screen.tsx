import { useEffect, useState } from 'react';
import { buildPrompt } from '#recipes/prompt/build-prompt.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { ChoosePreferences } from './choose-preferences.tsx';
import { GenerateBar } from './generate-bar.tsx';
import type { MadeBefore } from './read-generations.ts';
import { ReadyPanel } from './ready-panel.tsx';
import { RecipePanel } from './recipe-panel.tsx';
import { countSelected, type Selection } from './selection.ts';
import { selectionsByLabel } from './selections-by-label.ts';
import { TwoPanels } from './two-panels.tsx';
import { type GeneratedRecipe, useGeneration } from './use-generation.ts';

type GenerateScreenProps = {
  cookId: string;
  /** What the server gives a generation. */
  timeLimitMs: number;
  groups: readonly PreferenceGroup[];
  /** Undefined until it is known. */
  balance: number | undefined;
  /** What the address asked for. */
  first: { selection: Selection; q: string };
  /** A recipe that was made before, to be shown. */
  shown: MadeBefore | null;
  /** @returns the id of the saved row; null when it could not be saved and a notice has said so */
  onSave: (generated: GeneratedRecipe) => Promise<string | null>;
};

/** Generate Recipe: preferences to the left, the recipe to the right. */
export function GenerateScreen(props: GenerateScreenProps) {
  const { cookId, timeLimitMs, groups, balance, first, shown, onSave } = props;
  const [selection, setSelection] = useState(first.selection);
  const [q, setQ] = useState(first.q);
  const { generation, generate, show, loginNeeded, checkLogin } = useGeneration(
    cookId,
    timeLimitMs,
  );

  const savedBefore = shown?.savedId
    ? { generationId: shown.answer.generationId, recipeId: shown.savedId }
    : null;

  useEffect(() => {
    if (shown) show(shown.answer, shown.selections);
  }, [shown, show]);

  function start() {
    const wish = q.trim();
    const prompt = buildPrompt({ selections: selectionsByLabel(selection, groups), wish });
    generate({ prompt, selections: selection, q: wish });
  }

  return (
    <TwoPanels
      generating={generation.status === 'generating'}
      left={
        <>
          <ChoosePreferences
            groups={groups}
            selection={selection}
            onSelection={setSelection}
            q={q}
            onQ={setQ}
          />
          <GenerateBar
            action="Generate Recipe"
            nothingChosen={
              countSelected(selection) === 0 ? 'Choose at least one preference.' : null
            }
            signedIn={!loginNeeded}
            onCheckLogin={checkLogin}
            generating={generation.status === 'generating'}
            balance={balance}
            isSecond={generation.status === 'done'}
            onGenerate={start}
          />
        </>
      }
    >
      <RecipePanel
        cookId={cookId}
        groups={groups}
        generation={generation}
        savedBefore={savedBefore}
        onSave={onSave}
        ready={<ReadyPanel cookId={cookId} />}
      />
    </TwoPanels>
  );
}
