import { splitListing } from './split-ingredients.ts';
import { beginsLikeStep, beginsWithVerb } from './words/step-words.ts';

/** Matches the words after which a sentence lists ingredients. */
const lead =
  /(?:^|[\s(])(?:needs?|needed(?: are| is)?|wants?|takes?|grab|gather|get|buy|uses?|using|have|having|requires?|calls? for|collect|fetch|ingredients(?: are)?|list(?: is)?|made (?:with|from|of|out of)|comes? from|consists? of|start(?:ing)? with|goes into it|goes in|go in|brauchst du|brauchen sie|man nehme|nimm|nehmen sie|plus|also|in it|is|are)(?:\s*[:：–—]\s*|\s+)/giu;
const filler =
  /^(?:(?:just|only|about|roughly|some|simply|also|the following|is|are)\s+)+(?=[\d½¼¾⅓⅔])/iu;
const measured =
  /^(?:about |roughly |around |~)?(?:[\d½¼¾⅓⅔⅛]|(?:an?|one|two|three|four|five|six|half an?|some|plenty of)\s)/iu;
const counted = /^(?:about |roughly |around |~)?[\d½¼¾⅓⅔⅛]/iu;
/** Matches a number that does not measure an ingredient: "10 minutes", "2 people", "20 g of protein". */
const notBought =
  /^(?:about |roughly |around |~)?[\d½¼¾⅓⅔⅛\s.,–-]+\s*(?:minutes?|mins?|hours?|hrs?|seconds?|days?|people|persons?|servings?|portions?|guests|times?|%|°|degrees|k?cal\w*|kj|(?:m?g )(?:of )?(?:protein|fat|carb\w*|fib\w*|sodium)|[cm]m\b|inch\w*|steps?|ingredients?|pans?|pots?|bowls?)(?![\p{L}])/iu;

/** Cuts off an instruction after the ingredient: "a pinch of salt and mix them". */
function withoutDeed(entry: string): string {
  const at = [...entry.matchAll(/,?\s+(?:and|then|and then)\s+/giu)].find(({ index, 0: joint }) =>
    beginsWithVerb(entry.slice(index + joint.length)),
  );
  return at ? entry.slice(0, at.index) : entry;
}

function entriesOf(list: string): string[] {
  const entries = splitListing(list.replace(/[.!]$/, '').replace(filler, ''))
    .map((entry) => withoutDeed(entry).trim())
    .filter((entry) => entry !== '' && entry.length <= 100);
  return entries.filter((entry) => !notBought.test(entry));
}

const countOf = (entries: readonly string[], test: RegExp) =>
  entries.filter((entry) => test.test(entry)).length;

/** Returns the ingredients listed after lead-in words such as "you need". */
function listedBehindLead(sentence: string): string[] | undefined {
  for (const found of sentence.matchAll(lead)) {
    const behind = sentence.slice(found.index + found[0].length);
    const colon = /^[^\d:]{0,60}:\s+/u.exec(behind)?.[0] ?? '';
    const list = behind.slice(colon.length);
    if (colon === '' && !measured.test(list.replace(filler, ''))) continue;
    const entries = entriesOf(list);
    if (countOf(entries, measured) >= 2 && countOf(entries, counted) >= 1) return entries;
  }
  return undefined;
}

/** Returns the ingredients of a sentence with at least three amounts in a row, whatever words come before them. */
function listedInRow(sentence: string): string[] | undefined {
  const start = /(?<=\s)(?:[\d½¼¾⅓⅔⅛])/u.exec(sentence)?.index;
  const entries = start === undefined ? [] : entriesOf(sentence.slice(start));
  const isRow =
    countOf(entries, counted) >= 3 && countOf(entries, measured) * 3 >= entries.length * 2;
  return isRow && !beginsLikeStep(sentence) ? entries : undefined;
}

/**
 * Returns the ingredients that a sentence lists: "For two you will need 200 g pasta, 1 lemon and some salt."
 * @returns undefined for a sentence that lists fewer than two amounts, or only mentions them in passing
 */
export function listedIn(sentence: string): string[] | undefined {
  if (!/[\d½¼¾⅓⅔⅛]/u.test(sentence)) return undefined;
  return listedBehindLead(sentence) ?? listedInRow(sentence);
}

/** Returns the ingredients of a sentence that follows a listing sentence: "For the sauce, 2 tbsp soy sauce and 1 lime." */
export function listedNext(sentence: string): string[] | undefined {
  const listed = listedIn(sentence);
  if (listed) return listed;
  const [, list = ''] =
    /^(?:for (?:the|it|serving)[^,:\d]{0,30}[,:]?|plus|and|then|also|add to that)\s+(?=about |[\d½¼¾⅓⅔⅛]|an? )(.+)$/iu.exec(
      sentence,
    ) ?? [];
  const entries = list === '' ? [] : entriesOf(list);
  return entries.some((entry) => counted.test(entry)) ? entries : undefined;
}

const units =
  'g|kg|mg|ml|cl|dl|l|litres?|liters?|grams?|kilos?|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|pinch(?:es)?|handfuls?|tins?|cans?|cloves?|slices?|sprigs?|sticks?|bunch(?:es)?|sheets?|rashers?|fillets?|stalks?|knobs?|heads?|packs?|packets?|jars?|leaves';
const ends =
  'in|into|with|for|until|over|on|onto|at|and|or|to|from|then|together|through|under|while|till|per|plus|as|that|which|each|if|when|by|off|cut|both|so|around|across|inside|after|before|it|them|has|have|is|are';
const inPassing = new RegExp(
  `(?<![\\p{L}\\d.,–-])(\\d+(?:[.,/]\\d+)?\\s?[½¼¾⅓⅔]?|[½¼¾⅓⅔])\\s?((?:${units})\\b\\s+)?(?:of\\s+)?((?:(?!(?:${ends})\\b)[\\p{L}][\\p{L}'’-]*\\s?){1,5})`,
  'giu',
);
const before =
  /(?:into|in|by|to|for|every|after|until|step|at|another|of the|the remaining|the other)\s*$/iu;

/** Returns the amounts with ingredients named in an instruction: "Melt 40 g butter and fry 300 g mushrooms for 8 minutes". */
export function amountsIn(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(inPassing)) {
    const [whole, , unit] = match;
    const isLed = before.test(text.slice(Math.max(0, match.index - 16), match.index));
    if (notBought.test(whole) || (isLed && unit === undefined)) continue;
    const entry = whole.trim();
    if (!found.includes(entry)) found.push(entry);
  }
  return found;
}
