import { useMemo } from 'react';
import type { Selections } from '#contract/constraint-labels.ts';
import type { PreferenceGroup } from '../data/catalogue.ts';
import { isUnasked } from '../data/kitchen/kitchen.ts';
import { type KitchenState, useKitchen } from '../data/kitchen/use-kitchen.ts';
import { AskKitchen } from '../features/kitchen/ask-kitchen.tsx';
import { KitchenUnknown } from '../features/kitchen/kitchen-unknown.tsx';
import type { KitchenOfScreen } from '../layout/kitchen/kitchen-of-screen.ts';
import { standingChoices } from '../layout/kitchen/standing-choices.ts';

function noteOf(
  cookId: string,
  state: KitchenState,
  groups: readonly PreferenceGroup[],
  chosen: Selections,
) {
  if (state.status === 'loading') return null;
  if (state.status !== 'known') return <KitchenUnknown state={state} />;
  const { kitchen } = state;
  return isUnasked(kitchen) ? (
    <AskKitchen cookId={cookId} kitchen={kitchen} groups={groups} chosen={chosen} />
  ) : null;
}

const noGroups: readonly PreferenceGroup[] = [];

/** @returns the cook's kitchen as a screen that makes recipes needs it; null until it is loaded or known to be out of reach */
export function useKitchenOfScreen(
  cookId: string,
  groups: readonly PreferenceGroup[] = noGroups,
): KitchenOfScreen | null {
  const state = useKitchen(cookId);
  const kitchen = 'kitchen' in state ? state.kitchen : null;
  const standing = useMemo(
    () => (kitchen ? standingChoices(kitchen, groups) : []),
    [kitchen, groups],
  );
  if (state.status === 'loading') return null;
  return {
    standing,
    isUnknown: kitchen === null,
    note: (chosen) => noteOf(cookId, state, groups, chosen),
  };
}
