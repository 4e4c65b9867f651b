import { useCallback, useState } from 'react';
import {
  besideUsual,
  type ChosenNames,
  followKitchen,
  giveWay,
  isTied,
  type StandingChoice,
  tie,
  tiedOf,
  untie,
} from './standing-choices.ts';

export type KitchenSelection = ReturnType<typeof useKitchenSelection>;

/**
 * A selection that begins with what stands in the kitchen, and follows it when it changes.
 * @param standing the same list as long as nothing in it changes
 * @param first what was asked for besides
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
    /** Chosen by hand: the usual heat and servings give way. */
    choose: (next: ChosenNames) => setSelection(giveWay(selection, next, standing)),
    /** Ties or unties one choice of the kitchen, for this recipe. */
    toggle: (choice: StandingChoice) =>
      setSelection(isTied(selection, choice) ? untie(selection, choice) : tie(selection, [choice])),
    /** Everything of the kitchen is in force again. */
    tieAll: useCallback(() => setSelection((now) => tie(now, standing)), [standing]),
    /** What of the kitchen is in force now. */
    tied,
    besideUsual: (drawn: ChosenNames) => besideUsual(drawn, tied, standing),
  };
}
