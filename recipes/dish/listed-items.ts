import type { Food } from '../classify/foods-in.ts';
import type { IngredientLine } from '../measures/read-line.ts';
import { countLine } from '../nutrition/count-nutrition.ts';
import { pantry } from '../pantry/pantry.ts';
import type { Tag } from '../pantry/tags.ts';
import { wordsOf } from '../pantry/words.ts';
import type { Line } from './lines.ts';
import { partWords, plainWords } from './plain-words.ts';

/** One line of the ingredient list, with the ways in which the steps may refer to it. */
export type ListedItem = {
  line: string;
  read: IngredientLine;
  /** The words that name the food, singular: "bean" and "kidney" of "2 tins of kidney beans". */
  words: ReadonlySet<string>;
  /** The last of these words, which the steps use most often. */
  head: string;
  ids: ReadonlySet<string>;
  tags: ReadonlySet<Tag>;
  roles: ReadonlySet<string>;
  /** Generic words for it from the pantry: "cheese", "poultry". */
  kinds: ReadonlySet<string>;
  /** Whether no step has to mention it: "to serve", "optional", "for greasing". */
  isAside: boolean;
  /** The heading of the group that it belongs to: "For the sauce". */
  group: string;
};

const asidePattern =
  /\b(?:optional(?:ly)?|to serve|for serving|to garnish|for garnish(?:ing)?|garnish|to decorate|to finish|to taste|as needed|if needed|for (?:the )?(?:greasing|dusting|brushing|frying|the (?:tin|pan|dish|tray|grill)|drizzling|sprinkling|topping|rolling))\b/i;

function contentOf(text: string): string[] {
  return wordsOf(text)
    .map(({ word }) => word)
    .filter((word) => !plainWords.has(word) && !/^\d/.test(word) && word.length > 1);
}

/** Returns the words that name a food; if all of its words are plain ("cloves"), all of them. */
function namingWords(text: string): string[] {
  const content = contentOf(text);
  return content.length > 0 ? content : wordsOf(text).map(({ word }) => word);
}

const isInBrackets = (text: string, { start }: Food): boolean =>
  /\([^)]*$/.test(text.slice(0, start));

/** Whether a food is only the first of two names in a row; the second says what it is: "white rice miso" is a miso. */
const isFirstOfTwo = (text: string, food: Food, next: Food | undefined): boolean =>
  next !== undefined && /^[ -]$/.test(text.slice(food.start + food.text.length, next.start));

function itemOf({ text, foods }: Line, group: string): ListedItem {
  const { read } = countLine(text);
  // The text after the first comma describes the preparation; an "or" offers another food.
  const core = read.food.replace(/\([^)]*\)?/g, ' ');
  const known = foods.filter(({ entry }) => entry.kind !== 'mask');
  const name = core.toLowerCase();
  const inName = known.filter(
    (food) => name.includes(food.text.toLowerCase()) && !isInBrackets(text, food),
  );
  const named = (inName.length > 0 ? inName : known).filter(
    (food, at, all) => !isFirstOfTwo(text, food, all[at + 1]),
  );
  const members = named.flatMap(({ entry }) =>
    entry.kind === 'ingredient' ? entry.ingredientIds.flatMap((id) => pantry.get(id) ?? []) : [],
  );
  const main = contentOf(core.replace(/\s(?:for|to|with|in|from)\s.*$/i, ''));
  const words = main.length > 0 ? main : contentOf(read.food);
  return {
    line: text,
    read,
    words: new Set([...words, ...named.flatMap((food) => namingWords(food.text))]),
    head:
      main.findLast((word) => !partWords.has(word)) ??
      main.at(-1) ??
      words.at(-1) ??
      namingWords(read.food).at(-1) ??
      '',
    ids: new Set(named.flatMap(({ entry }) => [...entry.ingredientIds])),
    tags: new Set(named.flatMap(({ contains, entry }) => [...contains, ...entry.contains])),
    roles: new Set(members.flatMap(({ roles }) => [...roles])),
    kinds: new Set(members.flatMap(({ kinds }) => [...kinds])),
    isAside: read.optional === true || asidePattern.test(text),
    group,
  };
}

/** Matches a heading in the ingredient list: "For the sauce:", "Filling:". */
const headerPattern = /^(?:for (?:the|your) [\p{L} -]{2,40}|[\p{L} &-]{2,40}:)\s*:?$/iu;

/** Returns the items of a list, each with the heading that it follows. Headings are not items. */
export function listedItems(lines: readonly Line[]): ListedItem[] {
  let group = '';
  return lines.flatMap((line) => {
    if (headerPattern.test(line.text.trim())) {
      group = line.text.toLowerCase();
      return [];
    }
    const item = itemOf(line, group);
    if (item.read.isHeader) group = line.text.toLowerCase();
    return item.read.isHeader || item.words.size === 0 ? [] : [item];
  });
}
