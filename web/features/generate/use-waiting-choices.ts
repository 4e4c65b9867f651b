import { useEffect } from 'react';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { rememberWaitingChoices } from '../../data/credits/waiting-choices.ts';
import { countSelected, type Selection } from './selection.ts';
import type { useChoices } from './use-choices.ts';
import { orderAddress } from './visitor/order-address.ts';

/** Returns what a selection has beside the kitchen's own choices, which every visit of the screen selects again. */
function besideKitchen(selection: Selection, tied: Selection): Selection {
  const entries = Object.entries(selection).map(
    ([slug, names]) => [slug, names.filter((name) => !tied[slug]?.includes(name))] as const,
  );
  return Object.fromEntries(entries.filter(([, names]) => names.length > 0));
}

type WaitingChoicesOptions = {
  cookId: string;
  groups: readonly PreferenceGroup[];
  choices: Pick<ReturnType<typeof useChoices>, 'kitchen' | 'selection' | 'q'>;
  /** A recipe came of the choices: they wait for nothing. */
  isMade: boolean;
};

/**
 * Remembers what the cook chose while they leave for credits.
 * @returns the URL that selects it again, null if the cook chose nothing of their own
 */
export function useWaitingChoices(options: WaitingChoicesOptions): string | null {
  const { cookId, groups, choices, isMade } = options;
  const own = besideKitchen(choices.selection, choices.kitchen.tied);
  const isAny = countSelected(own) > 0 || choices.q.trim() !== '';
  const path = isAny ? orderAddress({ selection: own, q: choices.q }, groups) : null;
  const waiting = isMade ? null : path;
  useEffect(() => rememberWaitingChoices(cookId, waiting), [cookId, waiting]);
  return path;
}
