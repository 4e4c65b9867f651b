import { readIngredientLine } from '#recipes/measures/read-line.ts';
import { splitAmount } from '../../../../ui/split-amount.ts';
import { compareWords, type Piece } from './compare-words.ts';
import { pairUp, plainWords, shareOfWords } from './pair-up.ts';

/** The change of one ingredient line. */
export type IngredientChange =
  | { kind: 'same'; line: string }
  | { kind: 'out'; line: string }
  | { kind: 'in'; line: string }
  /** The food is the same; its amount or its wording changed. */
  | { kind: 'changed'; line: string; amount: Piece[]; words: Piece[] };

/** "olive oil" and "sunflower oil" share half of their words and count as a replacement; "rice" and "lime" do not. */
const leastLikeness = 0.5;
const sayNothing = new Set([
  'fresh',
  'freshly',
  'large',
  'small',
  'medium',
  'extra',
  'of',
  'the',
  'a',
]);

type Food = { words: string[]; measuredIn: string };

function foodOf(line: string): Food {
  const { food, unit } = readIngredientLine(line);
  const words = plainWords(food);
  const telling = words.filter((word) => !sayNothing.has(word));
  return { words: telling.length > 0 ? telling : words, measuredIn: unit?.base ?? 'count' };
}

/** Returns 2 for the same food, up to 1.5 for two kinds of the same thing, 0 for different foods. */
function likenessOf(one: Food, other: Food): number {
  const share = shareOfWords(one.words, other.words);
  if (share === 1) return 2;
  const thing = one.words.at(-1);
  // The kind precedes the thing: coconut milk, soy milk. "Milk chocolate" is not milk, and a spoon of black pepper is not a red pepper.
  const isSameThing =
    thing !== undefined && thing === other.words.at(-1) && one.measuredIn === other.measuredIn;
  return isSameThing && share >= leastLikeness ? 0.5 + share : 0;
}

const restOf = (line: string) => {
  const { what, note } = splitAmount(line);
  return note ? `${what}, ${note}` : what;
};

function compareLine(before: string, after: string): IngredientChange {
  if (before === after) return { kind: 'same', line: after };
  const [was, is] = [splitAmount(before).amount, splitAmount(after).amount];
  const amount: Piece[] = [
    ...(was && was !== is ? [{ kind: 'out' as const, text: was }] : []),
    ...(is ? [{ kind: was === is ? ('same' as const) : ('in' as const), text: is }] : []),
  ];
  return {
    kind: 'changed',
    line: after,
    amount,
    words: compareWords(restOf(before), restOf(after)),
  };
}

/** Returns the change of each line, in the order of the new list; removed lines keep their position. */
export function compareIngredients(
  before: readonly string[],
  after: readonly string[],
): IngredientChange[] {
  const foods = { before: before.map(foodOf), after: after.map(foodOf) };
  const pairs = pairUp({ before: before.length, after: after.length }, (one, other) => {
    const [was, is] = [foods.before[one], foods.after[other]];
    if (!was || !is) return 0;
    return before[one] === after[other] ? 3 : likenessOf(was, is);
  });
  const partnerOf = new Map(pairs.map((pair) => [pair.after, pair.before]));
  const stayed = new Set(pairs.map((pair) => pair.before));
  const nextPartner = (index: number) =>
    pairs.find((pair) => pair.after > index)?.before ?? before.length;
  const changes: IngredientChange[] = [];
  let told = 0;
  /** Adds the removed lines up to `end`: before the line that follows them in the old list, and before lines added at that point. */
  const tellOutUntil = (end: number) => {
    for (; told < end; told += 1) {
      const line = before[told];
      if (line !== undefined && !stayed.has(told)) changes.push({ kind: 'out', line });
    }
  };
  after.forEach((line, index) => {
    const partner = partnerOf.get(index);
    tellOutUntil(partner ?? nextPartner(index));
    if (partner === undefined) changes.push({ kind: 'in', line });
    else changes.push(compareLine(before[partner] ?? '', line));
  });
  tellOutUntil(before.length);
  return changes;
}
