import { useEffect, useRef, useState } from 'react';
import { notices } from '#contract/notices.ts';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import type { KitchenSelection } from '../../../layout/kitchen/use-kitchen-selection.ts';
import { notify } from '../../../ui/notify.ts';
import { nothingSelected, type Selection } from '../selection.ts';
import type { ChooseDraw } from './choose-draw.ts';
import { type Draw, droppedBetween, putBack } from './put-back.ts';
import { randomSelection } from './random-selection.ts';

const nothingDrawn: Draw = { drawn: nothingSelected, dropped: nothingSelected };

type Choosing = {
  groups: readonly PreferenceGroup[];
  selection: Selection;
  onSelection: (selection: Selection) => void;
  kitchen: Pick<KitchenSelection, 'tied' | 'besideUsual'>;
  /** The cook's own words: they stay, and belong to the request. */
  wish: string;
  /** Chooses one of several draws; without it the first one is taken. */
  chooseDraw?: ChooseDraw | undefined;
};

/**
 * Random, with a way to restore allergens, diets and avoids: a random draw clears everything (spec §4) except what the cook's
 * kitchen applies to every recipe.
 */
export function useRandom({ groups, selection, onSelection, kitchen, wish, chooseDraw }: Choosing) {
  const [draw, setDraw] = useState(nothingDrawn);
  const [isDrawing, setDrawing] = useState(false);
  /** Undefined once the screen is left. */
  const latest = useRef<Selection>(undefined);
  useEffect(() => {
    latest.current = selection;
    return () => {
      latest.current = undefined;
    };
  }, [selection]);

  /** Returns one draw with the kitchen's choices, which every recipe keeps. */
  function drawOnce(): Selection {
    const free = kitchen.besideUsual(randomSelection(groups, Math.random, kitchen.tied));
    return putBack({ drawn: free, dropped: kitchen.tied }, free, groups);
  }

  function apply(drawn: Selection) {
    // Choices that an earlier draw removed are still offered.
    const before = putBack({ ...draw, drawn: nothingSelected }, selection, groups);
    setDraw({ drawn, dropped: droppedBetween(before, drawn, groups) });
    onSelection(drawn);
    notify(notices.randomSelected);
  }

  async function chooseAtRandom() {
    if (!chooseDraw) return apply(drawOnce());
    setDrawing(true);
    const drawn = await chooseDraw(drawOnce, { groups, wish });
    setDrawing(false);
    // A choice that the cook made meanwhile is not overwritten, and nothing is said on another page.
    if (latest.current === selection) apply(drawn);
  }

  function takeBack() {
    onSelection(putBack(draw, selection, groups));
    forget();
  }

  const forget = () => setDraw(nothingDrawn);

  return { chooseAtRandom, isDrawing, dropped: draw.dropped, takeBack, forget };
}
