import { useState } from 'react';
import { notices } from '#contract/notices.ts';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import type { KitchenSelection } from '../../../layout/kitchen/use-kitchen-selection.ts';
import { notify } from '../../../ui/notify.ts';
import { nothingSelected, type Selection } from '../selection.ts';
import { type Draw, droppedBetween, putBack } from './put-back.ts';
import { randomSelection } from './random-selection.ts';

const nothingDrawn: Draw = { drawn: nothingSelected, dropped: nothingSelected };

/**
 * Random, with a way to restore allergens, diets and avoids: a random draw clears everything (spec §4) except what the cook's
 * kitchen applies to every recipe.
 */
export function useRandom(
  groups: readonly PreferenceGroup[],
  selection: Selection,
  onSelection: (selection: Selection) => void,
  kitchen: Pick<KitchenSelection, 'tied' | 'besideUsual'>,
) {
  const [draw, setDraw] = useState(nothingDrawn);

  function chooseAtRandom() {
    const free = kitchen.besideUsual(randomSelection(groups, Math.random));
    const drawn = putBack({ drawn: free, dropped: kitchen.tied }, free, groups);
    // Choices that an earlier draw removed are still offered.
    const before = putBack({ ...draw, drawn: nothingSelected }, selection, groups);
    setDraw({ drawn, dropped: droppedBetween(before, drawn, groups) });
    onSelection(drawn);
    notify(notices.randomSelected);
  }

  function takeBack() {
    onSelection(putBack(draw, selection, groups));
    forget();
  }

  const forget = () => setDraw(nothingDrawn);

  return { chooseAtRandom, dropped: draw.dropped, takeBack, forget };
}
