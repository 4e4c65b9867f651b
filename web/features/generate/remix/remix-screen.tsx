import { useMemo, useState } from 'react';
import type { RemixChange } from '#contract/remix.ts';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { KitchenLine } from '../../../layout/kitchen/kitchen-line.tsx';
import {
  type KitchenOfScreen,
  kitchenUnknownWords,
} from '../../../layout/kitchen/kitchen-of-screen.ts';
import type { StandingChoice } from '../../../layout/kitchen/standing-choices.ts';
import { useKitchenSelection } from '../../../layout/kitchen/use-kitchen-selection.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Docket } from '../../../ui/docket.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { GenerateBar } from '../generate-bar.tsx';
import { RecipePanel } from '../recipe-panel.tsx';
import { nothingSelected } from '../selection.ts';
import { TwoPanels } from '../two-panels.tsx';
import type { GeneratedRecipe } from '../use-generation.ts';
import { useGeneration } from '../use-generation.ts';
import { BaseCard } from './base-card.tsx';
import { changeInWords } from './change-in-words.ts';
import { ChangeTabs } from './change-tabs.tsx';
import type { RemixBase } from './remix-base.ts';
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

/** Whether a kitchen choice applies to every remix: foods that the cook never eats, and diets. */
const keepsOut = ({ question }: StandingChoice) => question === 'never' || question === 'diet';

/** Returns a predicate for allergens, which cannot be deselected for a remix. */
const isAllergen =
  (groups: readonly PreferenceGroup[]) =>
  ({ slug }: StandingChoice) =>
    slug === 'Allergens' ||
    groups.some((group) => group.slug === slug && group.constraintLabel === 'Allergens');

/** Trims the text of a change. A blank wish becomes null; a blank replacement food is dropped. */
function trimmed(change: RemixChange): RemixChange | null {
  if (change.kind === 'wish') {
    const text = change.text.trim();
    return text ? { kind: 'wish', text } : null;
  }
  if (change.kind !== 'swap') return change;
  const wanted = change.in?.trim();
  return { kind: 'swap', out: change.out, ...(wanted && { in: wanted }) };
}

/** The Remix screen: the original recipe and the one change on the left, the result on the right. */
export default function RemixScreen(props: RemixScreenProps) {
  const { cookId, timeLimitMs, groups, balance, base, onSave } = props;
  const [chosen, setChosen] = useState<RemixChange | null>(null);
  const { generation, failure, generate, ...session } = useGeneration(cookId, timeLimitMs);
  const change = chosen && trimmed(chosen);
  const words = change && changeInWords(change, groups);
  const { isUnknown, note } = props.kitchen;
  const standing = useMemo(() => props.kitchen.standing.filter(keepsOut), [props.kitchen.standing]);
  const { selection, toggle } = useKitchenSelection(standing, nothingSelected);

  function start() {
    if (!change) return;
    const prompt = `A remix of ${base.title}: ${words}`;
    generate({ prompt, selections: selection, q: '', remix: { of: base.of, change } });
  }

  return (
    <TwoPanels
      generating={generation.status === 'generating'}
      hasRoom={generation.status === 'idle'}
      left={
        <>
          <div className="gen-head page-head items-center">
            <h1>Remix Recipe</h1>
            <ButtonLink to="/generate">Start from scratch</ButtonLink>
          </div>
          <BaseCard base={base} />
          {note}
          <KitchenLine
            standing={standing}
            selection={selection}
            onToggle={toggle}
            isFixed={isAllergen(groups)}
          />
          <ChangeTabs groups={groups} base={base} change={chosen} onChange={setChosen} />
          <TheChange words={words} />
          <GenerateBar
            action="Remix Recipe"
            nothingChosen={isUnknown ? kitchenUnknownWords : change ? null : 'Choose one change.'}
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
        onSave={onSave}
        ready={
          <EmptyState
            motif="threads"
            title="Ready to change it?"
            text="Choose one change. You'll get a new recipe, and your original stays as it is."
          />
        }
      />
    </TwoPanels>
  );
}

/** Shows the selected change on a kitchen ticket. */
function TheChange({ words }: { words: string | null }) {
  return (
    <section className="gen-ticket" aria-labelledby="the-change">
      <Docket
        rows={words ? [{ name: 'Change', value: words }] : []}
        emptyText="Choose one change. Picking another replaces it."
        head={
          <h2 className="card-title mb-2" id="the-change">
            Your change
          </h2>
        }
      />
    </section>
  );
}
