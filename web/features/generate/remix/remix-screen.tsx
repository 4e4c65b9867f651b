import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { KitchenLine } from '../../../layout/kitchen/kitchen-line.tsx';
import type { KitchenOfScreen } from '../../../layout/kitchen/kitchen-of-screen.ts';
import type { StandingChoice } from '../../../layout/kitchen/standing-choices.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { GenerationBar } from '../generation-bar.tsx';
import { RecipePanel } from '../recipe-panel.tsx';
import { TwoPanels } from '../two-panels.tsx';
import { type GeneratedRecipe, useGeneration } from '../use-generation.ts';
import { ChooseChange } from './choose-change.tsx';
import type { RemixBase } from './remix-base.ts';
import { useRemixChoices } from './use-remix-choices.ts';
import './remix.css';

type RemixScreenProps = {
  cookId: string;
  /** The server's time limit for a generation. */
  timeLimitMs: number;
  groups: readonly PreferenceGroup[];
  /** Undefined while loading. */
  balance: number | undefined;
  base: RemixBase;
  kitchen: KitchenOfScreen;
  /** @returns the id of the saved row; null if saving failed (a notice was already shown) */
  onSave: (generated: GeneratedRecipe) => Promise<string | null>;
};

/** Returns a predicate for allergens, which cannot be deselected for a remix. */
const isAllergen =
  (groups: readonly PreferenceGroup[]) =>
  ({ slug }: StandingChoice) =>
    slug === 'Allergens' ||
    groups.some((group) => group.slug === slug && group.constraintLabel === 'Allergens');

/** The Remix screen: the original recipe and the one change on the left, the result on the right. */
export default function RemixScreen(props: RemixScreenProps) {
  const { cookId, timeLimitMs, groups, balance, base, onSave } = props;
  const choices = useRemixChoices({ groups, base, kitchen: props.kitchen });
  const generator = useGeneration(cookId, timeLimitMs);
  const { generation, failure, generate } = generator;

  function start() {
    const request = choices.request();
    if (request) generate(request);
  }

  return (
    <TwoPanels
      generating={generation.status === 'generating'}
      hasRoom={generation.status === 'idle'}
      left={
        <>
          <ChooseChange
            groups={groups}
            base={base}
            change={choices.chosen}
            onChange={choices.setChosen}
            words={choices.words}
          >
            {props.kitchen.note({})}
            <KitchenLine
              standing={choices.standing}
              selection={choices.selection}
              onToggle={choices.toggle}
              isFixed={isAllergen(groups)}
            />
          </ChooseChange>
          <GenerationBar
            action="Remix Recipe"
            generator={generator}
            whyNot={choices.whyNot}
            balance={balance}
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
        onSave={onSave}
        ready={<ReadyToRemix />}
      />
    </TwoPanels>
  );
}

function ReadyToRemix() {
  return (
    <EmptyState
      motif="threads"
      title="Ready to change it?"
      text="Choose one change. You'll get a new recipe, and your original stays as it is."
    />
  );
}
