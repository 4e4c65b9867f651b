import { useEffect, useRef, useState } from 'react';
import { notices } from '#contract/notices.ts';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { useCook } from '../../../data/session/session-store.ts';
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
  const [isDrawing, setDrawing] = useState(false);
  const isCook = useCook() !== null;
  // A cook may choose an allergen while the server judges the draws.
  const latest = useRef({ draw, selection });
  useEffect(() => {
    latest.current = { draw, selection };
  });

  /** Returns one draw with the kitchen's choices, which every recipe keeps. */
  function drawOnce(): Selection {
    const free = kitchen.besideUsual(randomSelection(groups, Math.random));
    return putBack({ drawn: free, dropped: kitchen.tied }, free, groups);
  }

  /** Returns a draw that a recipe can keep. The server judges draws for the signed-in only, so a visitor does not load this code. */
  async function drawJudged(): Promise<Selection> {
    const { chooseDraw } = await import('./choose-draw.ts');
    return chooseDraw(drawOnce, groups);
  }

  async function chooseAtRandom() {
    setDrawing(true);
    const drawn = isCook ? await drawJudged() : drawOnce();
    setDrawing(false);
    // Choices that an earlier draw removed are still offered.
    const unbound = { ...latest.current.draw, drawn: nothingSelected };
    const before = putBack(unbound, latest.current.selection, groups);
    setDraw({ drawn, dropped: droppedBetween(before, drawn, groups) });
    onSelection(drawn);
    notify(notices.randomSelected);
  }

  function takeBack() {
    onSelection(putBack(draw, selection, groups));
    forget();
  }

  const forget = () => setDraw(nothingDrawn);

  return { chooseAtRandom, isDrawing, dropped: draw.dropped, takeBack, forget };
}
