import { useMemo, useState } from 'react';
import type { RemixChange } from '#contract/remix.ts';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import {
  type KitchenOfScreen,
  kitchenUnknownWords,
} from '../../../layout/kitchen/kitchen-of-screen.ts';
import type { StandingChoice } from '../../../layout/kitchen/standing-choices.ts';
import { useKitchenSelection } from '../../../layout/kitchen/use-kitchen-selection.ts';
import { nothingSelected } from '../selection.ts';
import type { AskedFor } from '../use-pending-request.ts';
import { changeInWords } from './change-in-words.ts';
import type { RemixBase } from './remix-base.ts';

type RemixChoicesOptions = {
  groups: readonly PreferenceGroup[];
  base: RemixBase;
  kitchen: KitchenOfScreen;
};

/** Whether a kitchen choice applies to every remix: foods that the cook never eats, and diets. */
const keepsOut = ({ question }: StandingChoice) => question === 'never' || question === 'diet';

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

/** The change that a cook chose, the kitchen choices that every remix keeps, and the request that they make. */
export function useRemixChoices({ groups, base, kitchen }: RemixChoicesOptions) {
  const [chosen, setChosen] = useState<RemixChange | null>(null);
  const change = chosen && trimmed(chosen);
  const words = change && changeInWords(change, groups);
  const standing = useMemo(() => kitchen.standing.filter(keepsOut), [kitchen.standing]);
  const { selection, toggle } = useKitchenSelection(standing, nothingSelected);

  /** @returns null as long as no change is chosen */
  function request(): AskedFor | null {
    if (!change) return null;
    const prompt = `A remix of ${base.title}: ${words}`;
    return { prompt, selections: selection, q: '', remix: { of: base.of, change } };
  }

  return {
    /** The change as it is typed. */
    chosen,
    setChosen,
    /** The change in words; null until one is chosen. */
    words,
    standing,
    selection,
    toggle,
    /** Why generation cannot start yet; null when it can. */
    whyNot: kitchen.isUnknown ? kitchenUnknownWords : change ? null : 'Choose one change.',
    request,
  };
}
