import { listInWords } from '#contract/list-in-words.ts';
import type { Random } from '#recipes/random.ts';
import { boardSteps, nameOf } from './board.ts';
import type { Chosen } from './chosen.ts';
import type { Step } from './step.ts';
import { titleName } from './words.ts';

/**
 * What an archetype writes its method with. Every mention of a slot is kept, so that an ingredient
 * which no step uses is found before a cook finds it.
 */
export type Kitchen = {
  servings: number;
  has(slot: string): boolean;
  /** "the onion, garlic and carrots": everything in the slots, as a step calls it. */
  the(...slots: string[]): string;
  /** The first in a slot, for titles. Neither this nor `call` counts as use. */
  title(slot: string): string;
  call(...slots: string[]): string;
  pick(texts: readonly string[]): string;
  /** The board work on everything that is not ready to use. */
  prep(): Step[];
  /** Work with bowl, board or blender. */
  mix(minutes: number, text: string): Step;
  /** "half of the oil"; what is left is the rest of what `call` names. */
  half(...slots: string[]): string;
  /** " and scatter with the parsley", or nothing when the slot is empty. */
  maybe(slot: string, before: string): string;
};

/**
 * The kitchen of one dish.
 * @returns `unused` names, after the method is written, what no step has used
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
