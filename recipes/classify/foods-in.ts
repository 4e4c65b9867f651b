import { type Entry, type Match, matchFoods, matchWords } from '../pantry/lexicon.ts';
import { statutoryAllergens, type Tag } from '../pantry/tags.ts';
import { type Word, wordsOf } from '../pantry/words.ts';
import { type Claim, claimsIn } from './claims.ts';
import { lackedBy } from './lacking.ts';
import { leftOut, onlyMaybe } from './negations.ts';
import { reachOf } from './reach.ts';
import { allAnimal, freeOf, standInMay, standInWords, substitute } from './takes-away.ts';

/** A food that a text mentions, after its negations are applied: "egg-free mayonnaise" contains no egg. */
export type Food = {
  entry: Entry;
  /** The words of the text that name it. */
  text: string;
  /** The character offset of its first word in the text. */
  start: number;
  contains: ReadonlySet<Tag>;
  mayContain: ReadonlySet<Tag>;
};

/** Words right after a food that keep only its taste or style: "prawn flavour", "Parmesan-style". */
const tasteOnly = new Set([
  ...['flavour', 'flavoured', 'flavouring', 'style', 'ish', 'scented', 'inspired', 'aroma'],
]);
const looksOnly = new Set(['shaped', 'sized', 'coloured']);
/**
 * Matches words that, after a food and a hyphen, describe how something else feels or looks: "wafer-thin", "butter-soft", "milk-white".
 * "Sweet", "rich", "crisp" and "fresh" are excluded, because a honey-sweet or butter-rich dish may contain the food. The colour of another
 * food does not count either: "chorizo-black bean stew".
 */
const looksBehindHyphen =
  /^[-‐‑](?:thin|thick|soft|smooth|tender|fine|firm|hard|stiff|light|flat|round|pale|dark|brown|gold(?:en)?|yellow|red|pink|purple|blue|green|grey|gray|black|white|warm|cold|cool)(?:ly|er|ness)?\b/i;

const freeInName = /^(?:\p{L}+[- ]free|vegan|plant-based|non-dairy|eggless)[- ](?=\p{L})/iu;

type Removal = { removes: Set<Tag>; standIn: Set<Tag> };

function takeAway(
  removals: Map<Match, Removal>,
  match: Match,
  tags: Iterable<Tag>,
  isStandIn = false,
): void {
  const removal = removals.get(match) ?? { removes: new Set(), standIn: new Set() };
  for (const tag of tags) {
    removal.removes.add(tag);
    if (isStandIn) removal.standIn.add(tag);
  }
  removals.set(match, removal);
}

const allergenTags: ReadonlySet<Tag> = new Set([...statutoryAllergens, 'wheat', 'pine-nuts']);
/** Further tags that "free of …" removes from the food before it. */
const lackable: ReadonlySet<Tag> = new Set(['added-sugar', 'refined-sugar', 'salty', 'alcohol']);
const plants: readonly Tag[] = [
  'nuts',
  'peanuts',
  'soy',
  'sesame',
  'lupin',
  'seed',
  'legume',
  'starchy',
];

/** Returns the tags that a plain flour, milk or butter loses to the plant right before it: "lupin seed flour", "walnut milk". */
function lentBy(plant: Match, food: Match): Tag[] {
  const name = food.text.toLowerCase();
  const isPlant = plants.some((tag) => plant.entry.contains.has(tag));
  if (!isPlant || plant.entry.contains.has('gluten') || plant.entry.contains.has('milk')) return [];
  if (name === 'flour') return ['gluten', 'wheat'];
  return name === 'milk' || name === 'butter' ? ['milk', 'fatty'] : [];
}

const namedMeats: readonly Tag[] = ['pork', 'beef', 'lamb', 'red-meat', 'poultry'];

/** Returns the meats that a mince loses to the cut right before it: "turkey breast mince". Mince is beef where no meat is named. */
function lentByCut(text: string, words: readonly Word[], cut: Match, food: Match): Tag[] {
  const { kind, contains } = cut.entry;
  const between = text.slice(words[cut.to - 1]?.end ?? 0, words[food.from]?.start ?? 0);
  const isCut = kind === 'ingredient' && contains.has('whole-cut') && between === ' ';
  return isCut && /^mince$/i.test(food.text) ? namedMeats.filter((tag) => !contains.has(tag)) : [];
}

/** Returns the tags that a claim at the start of a name removes from the food right after the name: "vegan chocolate cream cheese". */
function lostIn(named: Match): readonly Tag[] {
  const word = wordsOf(named.text)[0]?.word ?? '';
  return standInWords[word] ?? freeOf[word] ?? [];
}

const ofMilk = new Set(['yoghurt', 'kefir', 'cheese', 'ice cream', 'latte', 'custard', 'creamer']);

/** Returns the foods that are made from the plant milk right before them: "oat milk latte", "macadamia milk yoghurt". */
const madeOfPlantMilk = (matches: readonly Match[], words: readonly Word[]): Match[] =>
  matches.filter((match, index) => {
    const before = matches[index - 1];
    return (
      before?.to === match.from &&
      words[match.from]?.joined &&
      / milk$/i.test(before.text) &&
      !before.entry.contains.has('milk') &&
      ofMilk.has(match.text.toLowerCase())
    );
  });

/** The green tops of spring onions and leeks contain practically no fructans (Monash University). */
const hasGreens = /^(?:spring onions?|scallions?|salad onions?|leeks?)$/i;
const greensAfter =
  /^\s*[,(–-]?\s*(?:(?:green|dark green)\s+(?:tops?|parts?|ends?|leaves|portions?)|greens|tops)\b(?!\s+and\s+white)/i;
const greensBefore = /\bgreen\s+(?:tops?|parts?|ends?)(?:\s+only)?\s+of\s+(?:the\s+)?(?:\d+\s+)?$/i;
const isGreensOnly = (text: string, words: readonly Word[], match: Match): boolean =>
  hasGreens.test(match.text) &&
  !/\bwhites?\b/i.test(text) &&
  (greensAfter.test(text.slice(words[match.to - 1]?.end ?? 0)) ||
    greensBefore.test(text.slice(0, words[match.from]?.start ?? 0)));

/** Collects, for each match, the tags that the claims of the text remove. */
function removalsOf(
  text: string,
  words: readonly Word[],
  matches: readonly Match[],
  claims: readonly Claim[],
): Map<Match, Removal> {
  const removals = new Map<Match, Removal>();
  const add = (match: Match, tags: Iterable<Tag>, isStandIn = false) =>
    takeAway(removals, match, tags, isStandIn);
  for (const claim of claims) {
    for (const match of reachOf(text, claim, words, matches, claims)) {
      add(match, claim.removes, claim.isStandIn);
    }
  }
  for (const match of matches) {
    const after = words[match.to];
    if (after?.joined && substitute.has(after.word)) add(match, allAnimal, true);
  }
  for (const match of madeOfPlantMilk(matches, words)) add(match, ['milk']);
  for (const match of matches) if (isGreensOnly(text, words, match)) add(match, ['fodmap']);
  matches.forEach((match, index) => {
    const before = matches[index - 1];
    if (before?.to !== match.from || !words[match.from]?.joined) return;
    add(match, [...lentBy(before, match), ...lentByCut(text, words, before, match)]);
    if (freeInName.test(before.text)) add(match, lostIn(before));
  });
  return removals;
}

/** Returns the tags of an entry after the removals of the text are applied. */
function tagsLeft(
  entry: Entry,
  removal: Removal | undefined,
): Pick<Food, 'contains' | 'mayContain'> {
  if (!removal) return entry;
  const { removes, standIn } = removal;
  const contains = new Set([...entry.contains].filter((tag) => !removes.has(tag)));
  const mayContain = new Set([...entry.mayContain].filter((tag) => !removes.has(tag)));
  for (const tag of standInMay(entry.contains, standIn)) mayContain.add(tag);
  // Wheat-free does not imply gluten-free, and gluten-free oats are still oats.
  const isWheatFree = removes.has('wheat') && !removes.has('gluten') && entry.contains.has('wheat');
  if (isWheatFree) contains.delete('gluten');
  const oats = removes.has('gluten') && entry.contains.has('oats');
  if (isWheatFree || oats) mayContain.add('gluten');
  for (const tag of contains) mayContain.delete(tag);
  return { contains, mayContain };
}

/** Turns every tag into "may contain", for a food that only lends its taste or is only said to be possible. */
const demoted = ({ contains, mayContain }: Pick<Food, 'contains' | 'mayContain'>) => ({
  contains: new Set<Tag>(),
  mayContain: new Set([...mayContain, ...contains]),
});

/**
 * Returns the plain food of "plain or gluten-free flour", where the match covers only the gluten-free alternative.
 * Returns an empty list where no alternative precedes the match.
 */
function plainBeside(words: readonly Word[], match: Match, matches: readonly Match[]): Match[] {
  const said = freeInName.exec(match.text)?.[0];
  const other = words[match.from - 2]?.word ?? '';
  const isFood = matches.some(({ from, to }) => from < match.from - 1 && match.from - 1 <= to);
  const isOneOfTwo =
    words[match.from]?.joined &&
    words[match.from - 1]?.joined &&
    words[match.from - 1]?.word === 'or';
  if (!said || !isOneOfTwo || isFood || !/^\p{L}{3,}$/u.test(other)) return [];
  return matchFoods(match.text.slice(said.length)).map((plain) => ({
    ...match,
    entry: plain.entry,
  }));
}

const country =
  /^(?:['’]s (?:most|favou?rite|best|own|famous|national|kitchens?|coast|south|north|east|west)\b|,? where\b)/i;

/** Matches a word for raw milk right before a dairy food: "unpasteurised soft goat's cheese", "raw-milk Brie". */
const unpasteurised = /\b(?:unpasteuri[sz]ed|raw[- ]milk)\s+(?:[\p{L}]+\s+)?$/iu;

/** Words after a food that name all it is made of, so that a label has nothing to add: "dashi, made only from kombu and bonito". */
const madeOnlyOf = /^,? \(?made (?:only|solely) (?:from|of) /i;

const withoutSugar = freeOf.sugar ?? [];

/** Returns every food that a phrase or sentence mentions, with the tags that remain after its negations. */
export function foodsIn(text: string): Food[] {
  const words = wordsOf(text);
  const found = matchWords(text, words);
  if (found.length === 0) return [];
  const matches = found.flatMap((match) => [match, ...plainBeside(words, match, found)]);
  const claims = claimsIn(text, words, matches);
  const removals = removalsOf(text, words, matches, claims);
  const leads = leftOut(text, words, matches);
  lackedBy(text, words, matches, leads).forEach((at, index) => {
    const food = at === undefined ? undefined : matches[at];
    const lacked = matches[index]?.entry.contains;
    if (food && lacked) {
      const tags = [...lacked].filter((tag) => allergenTags.has(tag) || lackable.has(tag));
      // Chocolate without added sugar is no longer sweet.
      takeAway(removals, food, lacked.has('added-sugar') ? [...tags, ...withoutSugar] : tags);
    }
  });
  const isMaybe = onlyMaybe(text, words, matches);
  return matches.flatMap((match, index) => {
    const isRawMilk = unpasteurised.test(text.slice(0, words[match.from]?.start ?? 0));
    const after = words[match.to]?.joined ? (words[match.to]?.word ?? '') : '';
    // "Dried egg-free orzo": this match ends inside the claim, so it is no food. "Ghee, unsalted" ends before the claim and stays ghee.
    const isClaim = claims.some(({ from, to }) => from < match.to && match.to <= to);
    if (isClaim || leads[index] !== undefined || looksOnly.has(after)) return [];
    const isLook =
      looksBehindHyphen.test(text.slice(words[match.to - 1]?.end ?? 0)) &&
      !matches.some(({ from }) => from === match.to);
    if (isLook) return [];
    // This is the country, not the bird.
    if (/^Turkey$/.test(match.text) && country.test(text.slice(words[match.to - 1]?.end ?? 0)))
      return [];
    const left = tagsLeft(match.entry, removals.get(match));
    const tags = isMaybe[index] || tasteOnly.has(after) ? demoted(left) : left;
    const isMadeOnlyOf = madeOnlyOf.test(text.slice(words[match.to - 1]?.end ?? 0));
    return {
      entry: match.entry,
      text: match.text,
      start: words[match.from]?.start ?? 0,
      contains:
        isRawMilk && tags.contains.has('milk')
          ? new Set([...tags.contains, 'unpasteurised' as const])
          : tags.contains,
      mayContain: isMadeOnlyOf ? new Set<Tag>() : tags.mayContain,
    };
  });
}
