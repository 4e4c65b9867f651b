import { useEffect } from 'react';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { KitchenLine } from '../../layout/kitchen/kitchen-line.tsx';
import type { KitchenOfScreen } from '../../layout/kitchen/kitchen-of-screen.ts';
import type { KitchenSelection } from '../../layout/kitchen/use-kitchen-selection.ts';
import { ChoosePreferences } from './choose-preferences.tsx';
import { GenerationBar } from './generation-bar.tsx';
import { chooseDraw } from './random/choose-draw.ts';
import type { MadeBefore } from './read-generations.ts';
import { ReadyPanel } from './ready-panel.tsx';
import { RecipePanel } from './recipe-panel.tsx';
import type { Selection } from './selection.ts';
import { selectionsByLabel } from './selections-by-label.ts';
import { TwoPanels } from './two-panels.tsx';
import { useChoices } from './use-choices.ts';
import { type GeneratedRecipe, useGeneration } from './use-generation.ts';
import type { Generation } from './use-generation-state.ts';
import { useWaitingChoices } from './use-waiting-choices.ts';
import { WishReading } from './wish/wish-reading.tsx';

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

function savedBeforeOf(shown: MadeBefore | null) {
  if (!shown?.savedId) return null;
  return { generationId: shown.answer.generationId, recipeId: shown.savedId };
}

/** Selects all kitchen choices again after each recipe: they are deselected for one recipe only. */
function useTieAfterRecipe(generation: Generation, { tieAll }: KitchenSelection) {
  const madeId = generation.status === 'done' ? generation.answer.generationId : null;
  useEffect(() => {
    if (madeId) tieAll();
  }, [madeId, tieAll]);
}

/** Generate Recipe: preferences on the left, the recipe on the right. */
export function GenerateScreen(props: GenerateScreenProps) {
  const { cookId, timeLimitMs, groups, balance, first, shown, isShownNext, onSave } = props;
  const { standing, note } = props.kitchen;
  const choices = useChoices({ groups, first, kitchen: props.kitchen });
  const { kitchen, selection } = choices;
  const generator = useGeneration(cookId, timeLimitMs);
  const { generation, failure, generate, show } = generator;

  useEffect(() => {
    if (shown) show(shown.answer, shown.selections);
  }, [shown, show]);

  const isMade = generation.status === 'done';
  const backTo = useWaitingChoices({ cookId, groups, choices, isMade });
  useTieAfterRecipe(generation, kitchen);
  const start = () => generate(choices.request());

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
            q={choices.q}
            onQ={choices.setQ}
            {...{ kitchen, WishReading, chooseDraw }}
          >
            {note(selectionsByLabel(selection, groups))}
            <KitchenLine standing={standing} selection={selection} onToggle={kitchen.toggle} />
          </ChoosePreferences>
          <GenerationBar
            action="Generate Recipe"
            whyNot={choices.whyNot}
            onGenerate={start}
            {...{ generator, balance, backTo }}
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
        savedBefore={savedBeforeOf(shown)}
        onSave={onSave}
        ready={<ReadyPanel cookId={cookId} />}
      />
    </TwoPanels>
  );
}
