import type { ReactNode } from 'react';
import type { StandingChoice } from './standing-choices.ts';

/** What a screen that makes recipes knows of the cook's kitchen. */
export type KitchenOfScreen = {
  /** The same list as long as neither kitchen nor catalogue change. */
  standing: readonly StandingChoice[];
  /** Nobody knows what is never eaten: nothing is made until it is known. */
  isUnknown: boolean;
  /** Asks what was never asked, or says what could not be loaded. */
  note: ReactNode;
};

export const kitchenUnknownWords =
  'We need to load your kitchen first, so we know what you never eat.';
