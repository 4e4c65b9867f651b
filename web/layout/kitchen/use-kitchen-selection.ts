import { useCallback, useState } from 'react';
import {
  applyManualChoice,
  besideUsual,
  type ChosenNames,
  followKitchen,
  isTied,
  type StandingChoice,
  tie,
  tiedOf,
  untie,
} from './standing-choices.ts';

export type KitchenSelection = ReturnType<typeof useKitchenSelection>;

/**
 * Manages a selection that starts with the kitchen's choices and follows changes of the kitchen.
 * @param standing must keep its reference as long as nothing in it changes
 * @param first choices that were requested in addition
 */
export function useKitchenSelection(standing: readonly StandingChoice[], first: ChosenNames) {
  const [selection, setSelection] = useState(() => tie(first, standing));
  const [known, setKnown] = useState(standing);
  if (known !== standing) {
    setKnown(standing);
    setSelection(followKitchen(selection, known, standing));
  }
  const tied = tiedOf(selection, standing);
  return {
    selection,
    /** Applies a manual change: the usual heat and servings give way to other choices. */
    choose: (next: ChosenNames) => setSelection(applyManualChoice(selection, next, standing)),
    /** Selects or deselects one kitchen choice for this recipe. */
    toggle: (choice: StandingChoice) =>
      setSelection(isTied(selection, choice) ? untie(selection, choice) : tie(selection, [choice])),
    /** Selects all kitchen choices again. */
    tieAll: useCallback(() => setSelection((now) => tie(now, standing)), [standing]),
    /** The kitchen choices that are currently selected. */
    tied,
    besideUsual: (drawn: ChosenNames) => besideUsual(drawn, tied, standing),
  };
}
