import type { ReactNode } from 'react';
import type { Selections } from '#contract/constraint-labels.ts';
import type { StandingChoice } from './standing-choices.ts';

/** The cook's kitchen, as used by a screen that generates recipes. */
export type KitchenOfScreen = {
  /** Keeps its reference as long as neither the kitchen nor the catalogue changes. */
  standing: readonly StandingChoice[];
  /** True while it is unknown what the cook never eats: no recipe is generated until then. */
  isUnknown: boolean;
  /**
   * Asks the cook questions that were never asked, or reports what could not be loaded.
   * @param chosen the selections of the screen: answers that the questions suggest
   */
  note: (chosen: Selections) => ReactNode;
};

export const kitchenUnknownWords =
  'We need to load your kitchen first, so we know what you never eat.';
