import type { Match } from '../pantry/lexicon.ts';
import type { Tag } from '../pantry/tags.ts';
import type { Word } from '../pantry/words.ts';
import { allAnimal, claimInOneWord, freeOf, nonWords, standInWords } from './takes-away.ts';

/**
 * A claim in a text that removes tags from a food near it: "gluten-free", "vegan", "egg- and dairy-free".
 * `from` and `to` are the word range of the claim; `to` is exclusive.
 */
export type Claim = { from: number; to: number; removes: ReadonlySet<Tag>; isStandIn: boolean };

const connectors = new Set(['and', 'or']);
/** Words that are not foods themselves in a list before "and dairy-free". */
const listed = new Set([
  ...['gluten', 'wheat', 'dairy', 'lactose', 'nut', 'soy', 'egg', 'sesame', 'grain', 'sugar'],
  ...['allergen', 'yeast', 'fat', 'peanut', 'shellfish', 'meat', 'lupin', 'additive'],
]);

type Item = { from: number; tags: readonly Tag[] };

/** Returns the item that something is free of and that ends before a word: "tree nut", "dairy" or any known food. */
function itemBefore(
  words: readonly Word[],
  to: number,
  matches: readonly Match[],
): Item | undefined {
  const last = words[to - 1]?.word ?? '';
  const pair = freeOf[`${words[to - 2]?.word} ${last}`];
  if (pair) return { from: to - 2, tags: pair };
  const one = freeOf[last];
  if (one) return { from: to - 1, tags: one };
  const match = matches.find((found) => found.to === to);
  return match && { from: match.from, tags: [...match.entry.contains] };
}

const gapBefore = (text: string, words: readonly Word[], at: number) =>
  text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0);

/** Finds the previous item of a list such as "egg- and", "gluten, nut and", "wheat/" before the last item. Returns undefined if none. */
function earlierItem(
  text: string,
  words: readonly Word[],
  from: number,
  inList: boolean,
  matches: readonly Match[],
): { to: number; inList: boolean } | undefined {
  const isAnd = connectors.has(words[from - 1]?.word ?? '');
  const to = isAnd ? from - 1 : from;
  const last = words[to - 1]?.word ?? '';
  const hangs = /^-/.test(gapBefore(text, words, to));
  const isFood = matches.some((match) => match.to === to);
  if (!(hangs ? last in freeOf || isFood : listed.has(last))) return undefined;
  if (isAnd || hangs) return { to, inList: true };
  const gap = gapBefore(text, words, from);
  if (/^\s*[/&]\s*$/.test(gap)) return { to, inList: true };
  return inList && /^\s*,\s*$/.test(gap) ? { to, inList } : undefined;
}

/** Reads "gluten-free", "egg and dairy free", "nut-, soy- and wheat-free": the claim runs from its first item to "free". */
function freeClaim(
  text: string,
  words: readonly Word[],
  at: number,
  matches: readonly Match[],
): Claim | undefined {
  const next = words[at + 1];
  const isOther = next?.joined && ['from', 'of', 'range', 'flowing', 'to'].includes(next.word);
  if (!words[at]?.joined || isOther) return undefined;
  const item = itemBefore(words, at, matches);
  if (!item) return undefined;
  const removes = new Set(item.tags);
  let { from } = item;
  let earlier = earlierItem(text, words, from, false, matches);
  while (earlier) {
    const one = itemBefore(words, earlier.to, matches);
    if (!one) break;
    for (const tag of one.tags) removes.add(tag);
    from = one.from;
    earlier = earlierItem(text, words, from, earlier.inList, matches);
  }
  return { from, to: at + 1, removes, isStandIn: false };
}

const basedOn: readonly Tag[] = ['nuts', 'soy', 'coconut-family', 'oats', 'legume', 'rice-family'];

/** Reads "plant-based", "soya-based", "cashew-based" before an animal food. */
function basedClaim(
  words: readonly Word[],
  at: number,
  matches: readonly Match[],
): Claim | undefined {
  const removes = new Set(allAnimal);
  if (words[at - 1]?.word === 'plant')
    return { from: at - 1, to: at + 1, removes, isStandIn: true };
  const base = matches.find((found) => found.to === at);
  const isPlant =
    base &&
    basedOn.some((tag) => base.entry.contains.has(tag)) &&
    !allAnimal.some((tag) => base.entry.contains.has(tag));
  // The base is still a food; only the word "based" is the claim.
  return isPlant ? { from: at, to: at + 1, removes, isStandIn: true } : undefined;
}

/** Matches before a food. "No added sugar" set apart after a food is read with the foods that are left out. */
const noAddedSugar = /^no[- ](?:added[- ]sugar|sugar[- ]added)\b/i;

function claimAt(
  text: string,
  words: readonly Word[],
  at: number,
  matches: readonly Match[],
): Claim | undefined {
  const { word = '', joined = false } = words[at] ?? {};
  const before = words[at - 1]?.word ?? '';
  if (word === 'free' || (word === 'less' && gapBefore(text, words, at) === '-')) {
    return freeClaim(text, words, at, matches);
  }
  if (word === 'no' && noAddedSugar.test(text.slice(words[at]?.start ?? 0))) {
    return { from: at, to: at + 3, removes: new Set(freeOf.sugar), isStandIn: false };
  }
  // "No-egg noodles": the next match may include the word itself.
  const ofNext = freeOf[words[at + 1]?.word ?? ''];
  if (word === 'no' && ofNext && gapBefore(text, words, at + 1) === '-') {
    return { from: at, to: at + 1, removes: new Set(ofNext), isStandIn: false };
  }
  if (word === 'based' && joined) return basedClaim(words, at, matches);
  const non = before === 'non' && joined ? nonWords[word] : undefined;
  if (non) return { from: at - 1, to: at + 1, removes: new Set(non), isStandIn: false };
  const isDenied = joined && (before === 'non' || before === 'not');
  const standIn = isDenied ? undefined : standInWords[word];
  if (standIn) return { from: at, to: at + 1, removes: new Set(standIn), isStandIn: true };
  const oneWord = claimInOneWord(word);
  return oneWord && { from: at, to: at + 1, removes: new Set(oneWord), isStandIn: false };
}

const lessWords = new Set([
  'low',
  'lower',
  'reduced',
  'half',
  'less',
  'no',
  'zero',
  'un',
  'without',
]);
/** What a label limits, and the tag for foods with much of it. The nutrition count gives the remaining amount. */
const bounded: Readonly<Record<string, Tag>> = { salt: 'salty', sodium: 'salty', fat: 'fatty' };

/** Reads "low-sodium", "reduced-fat", "no added salt", "no-salt-added", from the first word to the last. */
function lessOfClaim(text: string, words: readonly Word[], at: number): Claim | undefined {
  const { word = '', joined = false } = words[at] ?? {};
  const held = Object.hasOwn(bounded, word) ? bounded[word] : undefined;
  if (!held) return undefined;
  // "Half fat and half butter" and "less fat than butter" claim nothing about the butter.
  const isHyphened = gapBefore(text, words, at) === '-';
  if (
    !isHyphened &&
    (words[at - 1]?.word === 'half' || (held === 'fatty' && words[at - 1]?.word === 'less'))
  )
    return undefined;
  const removes = new Set<Tag>([held]);
  const before = words[at - 1]?.word ?? '';
  const after = words[at + 1]?.joined ? words[at + 1]?.word : '';
  const isAdded = before === 'added' && lessWords.has(words[at - 2]?.word ?? '');
  if (joined && isAdded) return { from: at - 2, to: at + 1, removes, isStandIn: false };
  if (joined && lessWords.has(before)) {
    return { from: at - 1, to: after === 'added' ? at + 2 : at + 1, removes, isStandIn: false };
  }
  if (after === 'reduced') return { from: at, to: at + 2, removes, isStandIn: false };
  return undefined;
}

/** "If you aren't vegan", "it need not be gluten-free": not a claim. */
const denied = /(?:\bnot|n['’]t)\s+(?:need(?:s)? (?:it )?(?:to be )?|be |to be )?(?:[\p{L}]+-)?$/iu;

/** Returns every claim in a text, in order. Words in a food's own name ("vegan butter") add no claim. */
export function claimsIn(text: string, words: readonly Word[], matches: readonly Match[]): Claim[] {
  return words.flatMap((word, at) => {
    if (denied.test(text.slice(0, word.start))) return [];
    const inName = matches.some(({ from, to }) => from <= at && at < to && to - from > 1);
    return (
      (inName ? undefined : (lessOfClaim(text, words, at) ?? claimAt(text, words, at, matches))) ??
      []
    );
  });
}
