import { listInWords } from '#contract/list-in-words.ts';
import type { Random } from '#recipes/random.ts';
import { boardSteps, nameOf } from './board.ts';
import type { Chosen } from './chosen.ts';
import type { Step } from './step.ts';
import { titleName } from './words.ts';

/**
 * Helpers with which an archetype writes its method. Records every mention of a slot, so that an ingredient that no step uses is
 * found before the recipe reaches a cook.
 */
export type Kitchen = {
  servings: number;
  has(slot: string): boolean;
  /** Returns "the onion, garlic and carrots": all foods in the slots, as a step names them. Counts as use. */
  the(...slots: string[]): string;
  /** Returns the first food of a slot, for titles. Neither this nor `call` counts as use. */
  title(slot: string): string;
  call(...slots: string[]): string;
  pick(texts: readonly string[]): string;
  /** Returns the cutting steps for every food that is not ready to use. */
  prep(): Step[];
  /** Returns a step with a bowl, board or blender. */
  mix(minutes: number, text: string): Step;
  /** Returns "half of the oil". A later step can name the rest with `call`. */
  half(...slots: string[]): string;
  /** Returns " and scatter with the parsley", or an empty string when the slot is empty. */
  maybe(slot: string, before: string): string;
};

/**
 * Creates the kitchen of one dish.
 * @returns the kitchen, and `unused`, which returns the foods that no step has used once the method is written
 */
export function createKitchen(
  chosen: readonly Chosen[],
  servings: number,
  random: Random,
): { kitchen: Kitchen; unused: () => Chosen[] } {
  const used = new Set<string>();
  const inSlots = (slots: readonly string[]) => chosen.filter(({ slot }) => slots.includes(slot));
  const mention = (slots: readonly string[]) => {
    for (const { ingredient } of inSlots(slots)) used.add(ingredient.id);
    return listInWords(inSlots(slots).map(nameOf));
  };
  const has = (slot: string) => inSlots([slot]).length > 0;
  const kitchen: Kitchen = {
    servings,
    has,
    the: (...slots) => `the ${mention(slots)}`,
    title: (slot) =>
      inSlots([slot])
        .slice(0, 1)
        .map(({ ingredient }) => titleName(ingredient))
        .join(''),
    call: (...slots) => listInWords(inSlots(slots).map(nameOf)),
    pick: (texts) => random.pick(texts),
    prep: () => boardSteps(chosen, random.pick),
    mix: (minutes, text) => ({ minutes, text }),
    half: (...slots) => `half of the ${mention(slots)}`,
    maybe: (slot, before) => (has(slot) ? `${before}the ${mention([slot])}` : ''),
  };
  return { kitchen, unused: () => chosen.filter(({ ingredient }) => !used.has(ingredient.id)) };
}
