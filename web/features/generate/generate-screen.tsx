import { useRef, useState } from 'react';
import { buildPrompt } from '#recipes/prompt/build-prompt.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { ChoosePreferences } from './choose-preferences.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { RecipePanel } from './recipe-panel.tsx';
import { SelectedPreferences } from './selected-preferences.tsx';
import { countSelected, type Selection } from './selection.ts';
import { selectionsByLabel } from './selections-by-label.ts';
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
  saving: boolean;
  /** @returns the id of the saved row; null when it could not be saved and a notice has said so */
  onSave: (generated: GeneratedRecipe) => Promise<string | null>;
};

/** Generate Recipe: preferences to the left, the recipe to the right. */
export function GenerateScreen(props: GenerateScreenProps) {
  const { cookId, timeLimitMs, groups, balance, first, saving, onSave } = props;
  const [selection, setSelection] = useState(first.selection);
  const [q, setQ] = useState(first.q);
  const panel = useRef<HTMLDivElement>(null);
  const { generation, generate, show } = useGeneration(cookId, timeLimitMs);

  function start() {
    const wish = q.trim();
    const prompt = buildPrompt({ selections: selectionsByLabel(selection, groups), wish });
    generate({ prompt, selections: selection, q: wish });
    // On a phone the recipe appears below everything else.
    if (!window.matchMedia('(min-width: 64rem)').matches) {
      panel.current?.scrollIntoView({ behavior: 'smooth' });
    }
  }

  return (
    <div className="page">
      <div className="gen">
        <div className="gen-left">
          <ChoosePreferences
            groups={groups}
            selection={selection}
            onSelection={setSelection}
            q={q}
            onQ={setQ}
          />
          <SelectedPreferences groups={groups} selection={selection} />
          <GenerateBar
            signedIn
            generating={generation.status === 'generating'}
            nothingSelected={countSelected(selection) === 0}
            balance={balance}
            onGenerate={start}
          />
        </div>
        <div className="gen-right" ref={panel} aria-busy={generation.status === 'generating'}>
          <RecipePanel
            cookId={cookId}
            generation={generation}
            onShow={show}
            saving={saving}
            onSave={({ answer, selections }) =>
              onSave({ answer, selections: selectionsByLabel(selections, groups) })
            }
          />
        </div>
      </div>
    </div>
  );
}
