import { type Coded, codesIn, partAt } from '#chef/cookbook/coded-text.ts';
import type { DishIngredient, Segment } from '#chef/cookbook/dish.ts';
import { isMany, shortOf } from './decisions.ts';
import type { StandIn } from './stand-in.ts';

const pronouns: readonly [RegExp, string, RegExp, string][] = [
  [/\bthey are\b/g, 'it is', /\bit is\b/g, 'they are'],
  [/\bthem\b/g, 'it', /\bit\b/g, 'them'],
  [/\bthey have\b/g, 'it has', /\bit has\b/g, 'they have'],
  [/\bare\b/g, 'is', /\bis\b/g, 'are'],
];

/**
 * Adjusts pronouns and verbs to the number of the stand-in: "Fry the prawns until they are" → "until it is" for tofu.
 * Changes only sentences that name a single food.
 * @param swapOf returns the stand-in for a segment's ingredient
 */
export function agreeing(
  coded: Coded,
  sentence: string,
  swapOf: (segment: Segment) => { to: StandIn; old: DishIngredient } | undefined,
): string {
  const foods = codesIn(sentence)
    .map((one) => partAt(coded, one))
    .filter((part) => part !== undefined && 'ingredient' in part);
  const indexes = new Set(foods.map((part) => ('ingredient' in part ? part.ingredient : -1)));
  const swap = foods[0] && swapOf(foods[0]);
  if (indexes.size !== 1 || !swap) return sentence;
  const before = foods.some((part) => 'text' in part && isMany(part.text ?? ''));
  const after = isMany(shortOf(swap.to, swap.old.name));
  if (before === after) return sentence;
  const rules = pronouns.map(([toOne, one, toMany, many]) =>
    after ? ([toMany, many] as const) : ([toOne, one] as const),
  );
  return rules.reduce((text, [pattern, to]) => text.replace(pattern, to), sentence);
}

const lifting = /^(?:Lift|Take|Tip|Drain|Set|Put|Turn|Toss|Return|Keep|Scoop) (?:them|it)\b/;

/** Adjusts the sentence after a swap: "Lift them out." (prawns) → "Lift it out." (tofu). */
export function agreeingNext(
  sentence: string,
  swap: { to: StandIn; old: DishIngredient } | undefined,
): string {
  if (!swap || !lifting.test(sentence)) return sentence;
  const [before, after] = [isMany(swap.old.name), isMany(shortOf(swap.to, swap.old.name))];
  if (before === after) return sentence;
  return before ? sentence.replace(/\bthem\b/, 'it') : sentence.replace(/\bit\b/, 'them');
}
