import { type Food, foodsIn } from '../../classify/foods-in.ts';
import type { Dish } from '../../dish/dish.ts';
import { isMeasured } from '../../dish/measured.ts';
import type { Mention, ReadStep } from '../../dish/mentions.ts';
import { isAdded } from '../../dish/offers.ts';
import { plainWords } from '../../dish/plain-words.ts';
import { isProduct } from '../../dish/product-words.ts';
import type { Tag } from '../../pantry/tags.ts';
import { wordsOf } from '../../pantry/words.ts';
import type { Finding } from '../../recipe.ts';

/** Ingredients that every kitchen has and many good recipes do not list. */
const atHand = new Set(['water', 'salt', 'black-pepper', 'ice', 'sea-salt', 'pepper']);
const atHandWords = new Set(['water', 'salt', 'pepper', 'ice', 'seasoning', 'foil', 'paper']);
/** Components of foods: "means little gluten". */
const partsOfFood = /^(?:gluten|collagen|album[ei]n|pectin|casein|lactose)$/i;
const putsIn =
  /\b(?:add|put|(?:stir|whisk|mix|fold|beat|sprinkle) in|dissolve)\s+(?:(?:the|some|a little)\s+)?$/i;
const juicesOfThePan = /\b(?:the|its|their|those|pan|roasting)(?: \p{L}+){0,2} $/iu;
const bindsPattern =
  /^(?: (?:in|of|from) (?:the|its|their) [\p{L}-]+)? (?:binds?|thickens?|sets?|gives|melts|dissolves|emulsifies|leaves)\b/iu;
/** The gelatine of fish, skin and bones: "shake the pan so that the gelatine binds the sauce". */
const isOwnGelatine = (text: string, before: string, after: string): boolean =>
  /^gelatine?$/i.test(text) &&
  !/\b(?:leaf|leaves|sheets?|powder(?:ed)?|soaked|cream|milk)\b/i.test(before) &&
  /\b(?:so that|because|until|as|and|,|when|while) (?:the|its|their)(?: natural)? $/i.test(
    before,
  ) &&
  bindsPattern.test(after);
/** The oil of lemongrass, zest or nuts: "bruise them so that the oil comes out". */
const comesOut = /^ (?:comes?|runs?|seeps?|oozes?|is released|are released)(?: out)?\b/i;
/** The oil that ground nuts give up: "until the mass clumps together and shows a little oil". */
const givesUp =
  /\b(?:shows?|releases?|gives? (?:up|out)|lets? go of|weeps?|sweats?(?: out)?)(?: (?:a little|some|its|their|the|of|own))* $/i;
/** A component that no step adds, and what runs out of the food: "sear the pineapple in the jerk drippings". */
const isPartOfFood = (text: string, before: string, after: string): boolean =>
  (partsOfFood.test(text) && !putsIn.test(before)) ||
  isOwnGelatine(text, before, after) ||
  (/^drippings$/i.test(text) && juicesOfThePan.test(before)) ||
  (/^black seeds?$/i.test(text) && /\bcardamom\b/i.test(before)) ||
  (/^oils?$/i.test(text) && (comesOut.test(after) || givesUp.test(before)));
/** Phrases that use a food name as a colour. */
const turnsPattern =
  /\b(?:turns?|turning|goes|going|is|are|becomes?|until|deep|bright|pale|runs?|ran)\s+(?:\w+\s+)?$/i;
const colourPattern =
  /^(?:orange|olive|peach|salmon|chestnut|caramel|coffee|toast|mustard|chocolate|honey)$/i;
const tintsPattern =
  /^[- ](?:oil|fat|hue|tint|tinge|glow|colou?r(?:ed)?|yolks?|flesh|rim|edges|skin|foam|bubbles|crust|red|brown|yellow|gold)\b/i;
const greasesPattern =
  /\b(?:greas\w+|line[ds]?|lining|oil(?:ed)?|butter(?:ed)?|brush(?:ed)?|spray(?:ed)?|dust(?:ed)?|flour(?:ed)?)\b[^.]*\b(?:tin|tray|pan|dish|sheet|parchment|paper|rack|grill|griddle|mould|ramekins?|surface|bowl|skillet|wok|grate|barbecue|moulds?|worktop|board|hands?)\b/i;
/** What a food from an earlier day or a shop was made with: "if your mash was made with lots of cream". */
const isInBoughtFood =
  /\bif (?:the|your) (?:[\p{L}-]+ ){1,3}(?:was|were|is|are) made with (?:[\p{L}-]+ ){0,3}$/iu;
const wordsBefore = (text: string, start: number) => text.slice(Math.max(0, start - 70), start);

function sentenceAround(text: string, start: number): string {
  const from = Math.max(...['. ', '! ', '; '].map((end) => text.lastIndexOf(end, start)));
  const to = text.indexOf('. ', start);
  return text.slice(from < 0 ? 0 : from, to < 0 ? text.length : to);
}

/** "Half of the dill cream" adds no cream: it is the mixture made with the dill. */
function isPartOfAName({ food }: Mention, text: string, listWords: ReadonlySet<string>): boolean {
  const previous = wordsOf(wordsBefore(text, food.start)).at(-1);
  return (
    previous !== undefined &&
    listWords.has(previous.word) &&
    /[\p{L}][ -]$/u.test(text.slice(0, food.start)) &&
    (isProduct(wordsOf(food.text).at(-1)?.word ?? '') ||
      /^(?:oil|paste|juice|puree|powder|crumbs?|syrup|water|leaves|leaf|cream|butter|milk|cheese|yoghurt|rice)$/i.test(
        food.text,
      ))
  );
}

/** Checks whether a list line names the word in brackets: "400 g sweetcorn kernels (from 3 large cobs)". */
const isInBrackets = (word: string, lines: readonly string[]): boolean =>
  lines.some((line) =>
    [...line.matchAll(/\(([^)]*)\)/g)].some(([, inside = '']) =>
      wordsOf(inside).some((said) => said.word === word),
    ),
  );

const isListedWord = (
  word: string,
  listWords: ReadonlySet<string>,
  lines: readonly string[],
): boolean => listWords.has(word) || isInBrackets(word, lines);

const mixtures =
  /\b(?:make|makes|form|forms|into|to|giving|gives)\s+an?\s+(?:(?!pan|bowl|jar|tin|pot|with|of|and|the)[\p{L}-]+,?\s+){0,3}?(paste|powder|pur[eé]e|syrup|sauce)\b/giu;

/** Returns the words for what the steps mix or grind: "to make a paste". Later steps name it freely: "the chilli paste". */
const mixturesMade = (steps: readonly ReadStep[]): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ line }) =>
      [...line.text.matchAll(mixtures)].flatMap(([, word = '']) =>
        wordsOf(word).map((said) => said.word),
      ),
    ),
  );

/** The words before its name are of the list: "the chilli paste", not "the fish sauce". */
function isMixture(
  { food }: Mention,
  text: string,
  made: ReadonlySet<string>,
  isListed: (word: string) => boolean,
): boolean {
  const said = wordsOf(food.text).map(({ word }) => word);
  return (
    made.has(said.at(-1) ?? '') &&
    said.slice(0, -1).every(isListed) &&
    /\b(?:the|this|that|your|all|half) $/i.test(wordsBefore(text, food.start)) &&
    !isMeasured(text, food)
  );
}

/** Checks whether a listed word ends with this word: "the sprouts" for beansprouts, "the berries" for blueberries. */
const endsAListedWord = (word: string, listWords: ReadonlySet<string>): boolean =>
  word.length >= 5 && [...listWords].some((listed) => listed.endsWith(word));

const partsOfPlants = /^(?:peels?|zests?|rinds?|skins?|piths?|stalks?|stems?|fronds?)$/i;
/** Another name in brackets behind a listed food: "the leeks (purjo)". */
const isGloss = (food: Food, text: string, listWords: ReadonlySet<string>): boolean => {
  const opens =
    /([\p{L}-]+)\s*\((?:(?!(?:with|and|plus|or|in|on|from|for|of|to|add|use|the|some|your)\b)[\p{L}'’-]+\s)?$/u.exec(
      text.slice(0, food.start),
    );
  const said = wordsOf(opens?.[1] ?? '').at(-1)?.word;
  const closes = /^(?:\s[\p{L}'’-]+){0,2}\)/u.test(text.slice(food.start + food.text.length));
  return said !== undefined && listWords.has(said) && closes;
};

/** Checks whether the list, the title, the description or the basic ingredients at hand explain the name. */
function isExplained(
  mention: Mention,
  text: string,
  listWords: ReadonlySet<string>,
  own: ReadonlySet<string>,
  lines: readonly string[],
): boolean {
  const { food, head } = mention;
  if (food.entry.ingredientIds.some((id) => atHand.has(id)) || atHandWords.has(head)) return true;
  if (/^cloves?$/i.test(food.text) && listWords.has('garlic')) return true;
  const said = wordsOf(food.text).filter(({ word }) => !plainWords.has(word));
  // `plainWords` drops "orange" as a colour, but a list line may name the fruit.
  const isOnALine = (word: string) => lines.some((line) => line.includes(word));
  if (said.length === 0 && wordsOf(food.text).every(({ word }) => isOnALine(word))) return true;
  if (isGloss(food, text, listWords)) return true;
  const [whole, ofIt, ...others] = wordsOf(food.text);
  const isWordOnALine = (word: string) =>
    lines.some((line) => wordsOf(line).some((listed) => listed.word === word));
  const isPartOfAPlant = ofIt && others.length === 0 && partsOfPlants.test(ofIt.word);
  if (whole && isPartOfAPlant && isWordOnALine(whole.word)) return true;
  if (said.length > 0 && said.every(({ word }) => isListedWord(word, listWords, lines)))
    return true;
  if (said.some(({ word }) => own.has(word))) return true;
  if (said.length === 1 && said.every(({ word }) => endsAListedWord(word, listWords))) return true;
  return isPartOfAName(mention, text, listWords);
}

/** A step says what it has just made of listed foods: "an oily, dark paste; this is kerisik, the secret". */
function isNamedWhereMade(food: Food, steps: readonly ReadStep[], tags: ReadonlySet<Tag>): boolean {
  const said = new RegExp(String.raw`\b(?:this|that) is ${food.text}(?=[,.;:)]|$)`, 'iu');
  return (
    /^\p{L}+$/u.test(food.text) &&
    food.contains.size > 0 &&
    [...food.contains].every((tag) => tags.has(tag)) &&
    steps.some(({ line }) => said.test(line.text))
  );
}

/** Checks whether the name contains a food that is not listed: "chicken stock" when the list has no chicken. */
function namesOtherFood({ text }: Food, listWords: ReadonlySet<string>): boolean {
  const last = wordsOf(text).at(-1);
  const before = foodsIn(text.slice(0, last?.start ?? 0));
  return before.some((food) => !wordsOf(food.text).some(({ word }) => listWords.has(word)));
}

/** Checks whether a step certainly adds a food that matches no listed item. A made food needs an amount: "the sauce" is part of the dish. */
function isBroughtIn(
  { food, head }: Mention,
  text: string,
  listWords: ReadonlySet<string>,
): boolean {
  const before = wordsBefore(text, food.start);
  const after = text.slice(food.start + food.text.length);
  const isColour = turnsPattern.test(before) || tintsPattern.test(after);
  // For example "a green-and-orange corsage".
  const isGlow = /^orange$/i.test(food.text) && /\bglowing $/i.test(before);
  const isInColours = /\b(?:green|red|yellow|white|black|pink|purple|brown|golden)-and-$/i.test(
    before,
  );
  if (colourPattern.test(food.text) && (isColour || isGlow || isInColours)) return false;
  if (/\bof (?:the|your|this)\s+(?:[\p{L}-]+\s+){0,2}$/iu.test(before)) return false;
  if (isInBoughtFood.test(before)) return false;
  if (isMeasured(text, food)) return true;
  if (isPartOfFood(food.text, before, after)) return false;
  const isMade = food.entry.kind === 'compound' || isProduct(head);
  if (isMade && !namesOtherFood(food, listWords)) return false;
  const isForTheTin =
    greasesPattern.test(sentenceAround(text, food.start)) &&
    /oil|butter|spray|flour/i.test(food.text);
  return !isForTheTin && isAdded(text, food);
}

/**
 * Finds foods that a step adds and the list does not have. Foods that are only offered beside the dish, made in a step or
 * mentioned are not reported, and neither are unclear cases.
 */
export function findUnlisted(dish: Dish, steps: readonly ReadStep[]): Finding[] {
  const listWords = new Set(dish.items.flatMap(({ words }) => [...words]));
  const own = new Set(
    dish.lines
      .filter(({ where }) => where === 'title' || where === 'description')
      .flatMap(({ words }) => words.map(({ word }) => word))
      .filter((word) => !plainWords.has(word)),
  );
  const mixed = mixturesMade(steps);
  const lines = dish.items.map((item) => item.line.toLowerCase());
  const isListed = (word: string) => isListedWord(word, listWords, lines);
  const found = new Map<string, Finding>();
  for (const { line, mentions } of steps) {
    for (const mention of mentions) {
      const { food } = mention;
      if (mention.items.length > 0 || found.has(food.entry.name)) continue;
      if (dish.standingOf(line, food) !== 'enters') continue;
      if (
        isExplained(mention, line.text, listWords, own, lines) ||
        isMixture(mention, line.text, mixed, isListed) ||
        isNamedWhereMade(food, steps, dish.products.knownTags) ||
        !isBroughtIn(mention, line.text, listWords)
      )
        continue;
      const reason = `A step uses “${food.text}”, which the list does not have.`;
      found.set(food.entry.name, {
        where: 'instructions',
        text: line.text,
        match: food.text,
        reason,
      });
    }
  }
  return [...found.values()];
}
