import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Random } from '#recipes/random.ts';
import { inBatches } from './batches.ts';
import { boardSteps, nameOf } from './board.ts';
import type { Chosen } from './chosen.ts';
import { doneness, needsCare } from './doneness.ts';
import { forms } from './forms.ts';
import type { Step } from './step.ts';
import { listWords, titleName } from './words.ts';

/**
 * What an archetype writes its method with. Every mention of a slot is kept, so that an ingredient
 * which no step uses is found before a cook finds it.
 */
export type Kitchen = {
  servings: number;
  /** The cuisine as a title word, empty where none was asked for. */
  cuisine: string;
  has(slot: string): boolean;
  first(slot: string): Ingredient | undefined;
  /** "the onion, garlic and carrots": everything in the slots, as a step calls it. */
  the(...slots: string[]): string;
  /** The same, or the fallback slot where all of them are empty. */
  theOr(fallback: string, ...slots: string[]): string;
  /** The first in a slot, for titles. Neither this nor `call` counts as use. */
  title(slot: string): string;
  call(...slots: string[]): string;
  /** The longest that anything in the slots needs by a method. */
  minutes(method: string, ...slots: string[]): number;
  /** How one sees and measures that the protein in a slot is done. */
  done(slot: string): string;
  /** A sentence with the safe temperature of the protein in a slot; empty for plants. */
  safety(slot: string): string;
  /** Minutes to soften what is in a slot: longer for onions than for garlic. */
  soften(slot: string): number;
  pick(texts: readonly string[]): string;
  /** The board work on everything that is not ready to use; with more minutes and words of its own. */
  prep(extraMinutes?: number, words?: string): Step[];
  /** On the hob, with the cook beside it all the time. */
  cook(minutes: number, text: string, options?: StepOptions): Step;
  /** On the hob, left alone after the first minute: a simmer, a boil. */
  leave(minutes: number, text: string, options?: StepOptions): Step;
  /** In the oven, left alone after the first minute. */
  bake(minutes: number, text: string, options?: StepOptions): Step;
  /** Work with bowl, board or blender. */
  mix(minutes: number, text: string, options?: StepOptions): Step;
  /** Nothing to do: it stands, chills, rises. */
  rest(minutes: number, text: string, options?: StepOptions): Step;
  /** A cook step that goes on while others do. */
  meanwhile(minutes: number, text: string): Step;
  /** "about 6 minutes", "1 minute". */
  about(minutes: number): string;
  /** What the list says of the first in a slot, without its name: "600 ml", "2". */
  amountOf(slot: string): string;
  /** "half of the oil"; what is left is the rest of what `call` names. */
  half(...slots: string[]): string;
  /** " and scatter with the parsley", or nothing when the slot is empty. */
  maybe(slot: string, before: string, after?: string): string;
};

/** What a step may say of itself beside its minutes and its text. */
export type StepOptions = Pick<Step, 'id' | 'after' | 'handsMinutes'>;

const steps: Pick<Kitchen, 'cook' | 'leave' | 'bake' | 'mix' | 'rest' | 'meanwhile'> = {
  cook: (minutes, text, options) => ({ kind: 'cook', minutes, text, on: 'hob', ...options }),
  leave: (minutes, text, options) => ({
    ...{ kind: 'cook', minutes, text, on: 'hob', handsMinutes: 1 },
    ...options,
  }),
  bake: (minutes, text, options) => ({
    ...{ kind: 'cook', minutes, text, on: 'oven', handsMinutes: 1 },
    ...options,
  }),
  mix: (minutes, text, options) => ({ kind: 'prep', minutes, text, ...options }),
  rest: (minutes, text, options) => ({ kind: 'rest', minutes, text, handsMinutes: 0, ...options }),
  meanwhile: (minutes, text) => ({ kind: 'cook', minutes, text, alongside: true }),
};

/** How one sees that these are done: what is cut small is cooked through, for pieces have no rest to finish in. */
function signFor(chosen: readonly Chosen[]): string {
  const sign = doneness(chosen.map(({ ingredient }) => ingredient));
  const isCutSmall = chosen.some(({ cut }) => forms[cut] !== undefined);
  return isCutSmall ? sign.replace('well browned and 63 °C', 'well browned and 71 °C') : sign;
}

/**
 * The kitchen of one dish.
 * @returns `unused` names, after the method is written, what no step has used
 */
export function createKitchen(
  chosen: readonly Chosen[],
  servings: number,
  cuisine: string,
  random: Random,
): { kitchen: Kitchen; unused: () => Chosen[] } {
  const used = new Set<string>();
  const inSlots = (slots: readonly string[]) => chosen.filter(({ slot }) => slots.includes(slot));
  const mention = (slots: readonly string[]) => {
    for (const { ingredient } of inSlots(slots)) used.add(ingredient.id);
    return listWords(inSlots(slots).map(nameOf));
  };
  const kitchen: Kitchen = {
    servings,
    cuisine,
    has: (slot) => inSlots([slot]).length > 0,
    first: (slot) => inSlots([slot])[0]?.ingredient,
    the: (...slots) => `the ${mention(slots)}`,
    theOr: (fallback, ...slots) => `the ${mention(inSlots(slots).length > 0 ? slots : [fallback])}`,
    title: (slot) =>
      inSlots([slot])
        .slice(0, 1)
        .map(({ ingredient }) => titleName(ingredient))
        .join(''),
    call: (...slots) => listWords(inSlots(slots).map(nameOf)),
    minutes: (method, ...slots) =>
      Math.max(0, ...inSlots(slots).map(({ ingredient }) => ingredient.minutes[method] ?? 0)),
    done: (slot) => signFor(inSlots([slot])),
    safety(slot) {
      const items = inSlots([slot]).map(({ ingredient }) => ingredient);
      return needsCare(items)
        ? ` Cook the ${listWords(inSlots([slot]).map(nameOf))} ${signFor(inSlots([slot]))}.`
        : '';
    },
    soften: (slot) => Math.max(2, Math.min(8, kitchen.minutes('fry', slot))),
    pick: (texts) => random.pick(texts),
    prep: (extraMinutes = 0, words = '') => boardSteps(chosen, extraMinutes, words, random.pick),
    ...steps,
    cook: (...step) => inBatches(steps.cook(...step), servings),
    about: (minutes) => (minutes === 1 ? '1 minute' : `about ${minutes} minutes`),
    amountOf: (slot) => inSlots([slot])[0]?.amount.text ?? '',
    half: (...slots) => `half of the ${mention(slots)}`,
    maybe: (slot, before, after = '') =>
      inSlots([slot]).length > 0 ? `${before}the ${mention([slot])}${after}` : '',
  };
  return { kitchen, unused: () => chosen.filter(({ ingredient }) => !used.has(ingredient.id)) };
}
