import { useEffect, useState } from 'react';
import { buildPrompt } from '#recipes/prompt/build-prompt.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { KitchenLine } from '../../layout/kitchen/kitchen-line.tsx';
import type { KitchenOfScreen } from '../../layout/kitchen/kitchen-of-screen.ts';
import { kitchenUnknownWords } from '../../layout/kitchen/kitchen-of-screen.ts';
import { useKitchenSelection } from '../../layout/kitchen/use-kitchen-selection.ts';
import { ChoosePreferences } from './choose-preferences.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { nothingChosenWords } from './nothing-chosen-words.ts';
import type { MadeBefore } from './read-generations.ts';
import { ReadyPanel } from './ready-panel.tsx';
import { RecipePanel } from './recipe-panel.tsx';
import { countSelected, type Selection } from './selection.ts';
import { selectionsByLabel } from './selections-by-label.ts';
import { TwoPanels } from './two-panels.tsx';
import { type GeneratedRecipe, useGeneration } from './use-generation.ts';

type GenerateScreenProps = {
  cookId: string;
  /** How long the server lets a generation run. */
  timeLimitMs: number;
  groups: readonly PreferenceGroup[];
  /** Undefined until it is known. */
  balance: number | undefined;
  /** The selection and the words from the URL. */
  first: { selection: Selection; q: string };
  kitchen: KitchenOfScreen;
  /** A recipe that was generated earlier, to be shown. */
  shown: MadeBefore | null;
  /** True while `shown` is still loading. */
  isShownNext: boolean;
  /** @returns the id of the saved row; null when it could not be saved and a notice has said so */
  onSave: (generated: GeneratedRecipe) => Promise<string | null>;
};

/** Generate Recipe: preferences on the left, the recipe on the right. */
export function GenerateScreen(props: GenerateScreenProps) {
  const { cookId, timeLimitMs, groups, balance, first, shown, isShownNext, onSave } = props;
  const { standing, isUnknown, note } = props.kitchen;
  const kitchen = useKitchenSelection(standing, first.selection);
  const { selection } = kitchen;
  const [q, setQ] = useState(first.q);
  const { generation, failure, generate, show, ...session } = useGeneration(cookId, timeLimitMs);

  const savedBefore = shown?.savedId
    ? { generationId: shown.answer.generationId, recipeId: shown.savedId }
    : null;

  useEffect(() => {
    if (shown) show(shown.answer, shown.selections);
  }, [shown, show]);

  const madeId = generation.status === 'done' ? generation.answer.generationId : null;
  const { tieAll } = kitchen;
  // Kitchen choices are untied for one recipe only.
  useEffect(() => {
    if (madeId) tieAll();
  }, [madeId, tieAll]);

  const isNothingChosen = countSelected(selection) === 0 && q.trim() === '';
  const whyNot = isUnknown ? kitchenUnknownWords : isNothingChosen ? nothingChosenWords : null;

  function start() {
    const wish = q.trim();
    const prompt = buildPrompt({ selections: selectionsByLabel(selection, groups), wish });
    generate({ prompt, selections: selection, q: wish });
  }

  return (
    <TwoPanels
      generating={generation.status === 'generating'}
      hasRoom={generation.status === 'idle' && !isShownNext}
      left={
        <>
          <ChoosePreferences
            groups={groups}
            selection={selection}
            onSelection={kitchen.choose}
            q={q}
            onQ={setQ}
            kitchen={kitchen}
          >
            {note}
            <KitchenLine standing={standing} selection={selection} onToggle={kitchen.toggle} />
          </ChoosePreferences>
          <GenerateBar
            action="Generate Recipe"
            nothingChosen={whyNot}
            signedIn={!session.loginNeeded}
            onCheckLogin={session.checkLogin}
            onCheckBalance={session.checkBalance}
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
        failure={failure}
        onTryAgain={start}
        savedBefore={savedBefore}
        onSave={onSave}
        ready={<ReadyPanel cookId={cookId} />}
      />
    </TwoPanels>
  );
}
