import { useState } from 'react';
import { buildPrompt } from '#recipes/prompt/build-prompt.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import {
  type KitchenOfScreen,
  kitchenUnknownWords,
} from '../../layout/kitchen/kitchen-of-screen.ts';
import { useKitchenSelection } from '../../layout/kitchen/use-kitchen-selection.ts';
import { nothingChosenWords } from './nothing-chosen-words.ts';
import { countSelected, type Selection } from './selection.ts';
import { selectionsByLabel } from './selections-by-label.ts';
import type { AskedFor } from './use-pending-request.ts';

type ChoicesOptions = {
  groups: readonly PreferenceGroup[];
  /** The selection and the words from the URL. */
  first: { selection: Selection; q: string };
  kitchen: KitchenOfScreen;
};

/** The preferences and own words that a cook chose, and the request that they make. */
export function useChoices({ groups, first, kitchen: { standing, isUnknown } }: ChoicesOptions) {
  const kitchen = useKitchenSelection(standing, first.selection);
  const { selection } = kitchen;
  const [q, setQ] = useState(first.q);
  const wish = q.trim();
  const isNothingChosen = countSelected(selection) === 0 && wish === '';

  function request(): AskedFor {
    const prompt = buildPrompt({ selections: selectionsByLabel(selection, groups), wish });
    return { prompt, selections: selection, q: wish };
  }

  return {
    kitchen,
    selection,
    q,
    setQ,
    /** Why generation cannot start yet; null when it can. */
    whyNot: isUnknown ? kitchenUnknownWords : isNothingChosen ? nothingChosenWords : null,
    request,
  };
}
