import type { Match } from '../pantry/lexicon.ts';
import type { Word } from '../pantry/words.ts';

const leavesOut = new Set([
  ...['without', 'no', 'not', 'omit', 'omitting', 'never', 'minus', 'sans', 'excluding', 'except'],
  ...['skip', 'skipping', 'avoid', 'avoiding', 'zero'],
]);
const leavesOutPairs = new Set([
  ...['instead of', 'place of', 'rather than', 'free of', 'free from', 'leave out', 'left out'],
  ...['strained of', 'freed of', 'freed from', 'cleared of'],
  ...['replace of', 'leaving out', 'hold the'],
]);
const fillers = new Set([
  ...['the', 'any', 'a', 'an', 'added', 'extra', 'more', 'much', 'using', 'adding', 'all', 'or'],
  ...[
    'piece',
    'bit',
    'hint',
    'scrap',
    'chunk',
    'nor',
    'usual',
    'of',
    'use',
    'trace',
    'actual',
    'real',
    'other',
  ],
]);

/** Words that, before a verb of leaving out, keep the food in: "don't skip the Parmesan", "never omit the egg". */
const keeps = new Set([
  'don',
  'dont',
  'never',
  'not',
  'cannot',
  'cant',
  'shouldnt',
  'wouldnt',
  't',
]);
const leftOutByAVerb = new Set([
  ...['omit', 'omitting', 'skip', 'skipping', 'avoid', 'avoiding', 'leave out', 'leaving out'],
]);

const isJoined = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(from, to + 1).every((word) => word.joined);

const isKept = (words: readonly Word[], at: number, lead: string): boolean =>
  leftOutByAVerb.has(lead) && words[at]?.joined === true && keeps.has(words[at - 1]?.word ?? '');

/** "Leave out the butter to soften" does not remove the butter from the dish. */
const isLeftToStand = (words: readonly Word[], match: Match, lead: string | undefined): boolean =>
  lead === 'leave out' &&
  /^(?:to (?:soften|warm|come|thaw|defrost|temper)|overnight|at room)/.test(
    words
      .slice(match.to, match.to + 2)
      .map(({ word }) => word)
      .join(' '),
  );

/** Matches one word that leaves out several foods, where the first is not a known food: "no inulin or honey", "without X, Y or honey". */
const leavesOutSeveral =
  /(?<!\bwith or )\b(no|without|free (?:of|from))\s+(?!need|longer|more|less|idea|problem|time)[\p{L}-]+(?:\s+[\p{L}-]+)?(?:,\s*[\p{L}-]+)*\s+(?:or|nor)\s+(?:(?:added|extra|any|refined)\s+)?$/iu;
const onLabels =
  '(?:added |refined )?(?:sugars?|starch|milk|lactose|dairy|gluten|wheat|eggs?|nuts|peanuts|soya|soy|sesame|fish|celery|mustard|lupin|sulphites|garlic|onions?|alcohol|yeast|salt|additives|flavourings|colourings|sweeteners|thickeners|preservatives|fillers)';
/** Matches a label statement about several absent foods: "free of sugar, starch and milk". */
const freeOfSeveral = new RegExp(
  String.raw`\b(free (?:of|from))\s+${onLabels}(?:,\s*${onLabels})*,?\s+and\s+(?:added\s+)?$`,
  'iu',
);
const endsClause = /^\s*(?:[,.;:)(]|$)/;
/** Matches the middle of a list of foods that are left out: "no inulin, honey or fruit". */
const leavesOutBefore =
  /\b(no|without|free (?:of|from))\s+(?!need|longer|more|less|idea|problem|time)[\p{L}-]+(?:,\s*[\p{L}-]+)*,\s*$/iu;
const listGoesOn = /^(?:,\s*[\p{L} -]{2,20})*,?\s+(?:or|nor)\b/iu;
/** Matches the start of a swap: "swaps the rice noodles for courgette" removes the rice noodles. */
const swapsOut =
  /\b(?:swap(?:s|ped|ping)|trad(?:es|ed|ing)|replac(?:es|ed|ing)|leaves|left|never need(?:s|ed)?|no need (?:of|for)|need(?:s|ed)? no|nobody (?:at my table )?misses|nobody will miss|ditch(?:es|ed|ing)?)\s+(?:out\s+)?(?:the\s+|any\s+)?(?:usual\s+)?$/i;
const swapsFor = /^(?:\s+[\p{L}-]+)?\s+(?:for|with|by|behind|out(?! (?:to|of|for|on)\b))\b/iu;

const wantsIt =
  /\b(?:why not|(?:mistake|tempted) to (?:skip|omit|leave out)|(?:not to|n['’]t|nobody should|no one should|never) (?:skip|omit|leave out)|(?:complete|the same|right) without)\s+(?:\w+\s+){0,2}$/i;

/** Returns the words just before a match that leave it out ("without", "instead of"); undefined where there are none. */
function leadBefore(text: string, words: readonly Word[], from: number): string | undefined {
  // "No-egg noodles" are noodles.
  if (/\bno-$/i.test(text.slice(0, words[from]?.start ?? 0))) return undefined;
  // "Why not use butter?" and "not complete without wine" ask for the food.
  const before = text.slice(0, words[from]?.start ?? 0);
  if (wantsIt.test(before)) return undefined;
  for (let at = from - 1; at >= Math.max(0, from - 4); at--) {
    if (!isJoined(words, at + 1, from)) return undefined;
    const word = words[at]?.word ?? '';
    const pair = `${words[at - 1]?.word} ${word}`;
    if (leavesOutPairs.has(pair)) return isKept(words, at - 1, pair) ? undefined : pair;
    if (leavesOut.has(word)) return isKept(words, at, word) ? undefined : word;
    if (!fillers.has(word)) return undefined;
  }
  return undefined;
}

const wordsBetween = (words: readonly Word[], one: Match, other: Match): string[] =>
  words.slice(one.to, other.from).map(({ word }) => word);

const gapBetween = (text: string, words: readonly Word[], one: Match, other: Match): string =>
  text.slice(words[one.to - 1]?.end ?? 0, words[other.from]?.start ?? 0);

const isComma = (gap: string): boolean => /^\s*,\s*$/.test(gap);

/** Whether a list such as "nuts, eggs or milk" that starts at a match reaches an "or" or "and". */
function endsInConnector(
  text: string,
  words: readonly Word[],
  matches: readonly Match[],
  index: number,
  connectors: readonly string[],
): boolean {
  const one = matches[index];
  const next = matches[index + 1];
  if (!one || !next) return false;
  const between = wordsBetween(words, one, next);
  if (between.length === 1) return connectors.includes(between[0] ?? '');
  return (
    between.length === 0 &&
    isComma(gapBetween(text, words, one, next)) &&
    endsInConnector(text, words, matches, index + 1, connectors)
  );
}

/** "No" extends only over "or": after "no added sugar and …" a new statement may begin. */
const connectorsOf = (lead: string): readonly string[] =>
  ['free from', 'free of', 'without', 'may'].includes(lead) ? ['or', 'nor', 'and'] : ['or', 'nor'];

/** Copies the lead of the first item of a list to the other items, in `leads`: one lead or undefined for each match. */
function carryOver(
  text: string,
  words: readonly Word[],
  matches: readonly Match[],
  leads: (string | undefined)[],
): void {
  matches.forEach((match, index) => {
    const previous = matches[index - 1];
    const lead = leads[index - 1];
    if (!previous || lead === undefined || leads[index] !== undefined) return;
    const connectors = connectorsOf(lead);
    const between = wordsBetween(words, previous, match);
    const joins = between.length === 1 && connectors.includes(between[0] ?? '');
    const gap = gapBetween(text, words, previous, match);
    const inList =
      between.length === 0 &&
      (/^\s*[&/]\s*$/.test(gap) ||
        (isComma(gap) &&
          (lead.startsWith('free') ||
            lead === 'may' ||
            endsInConnector(text, words, matches, index, connectors))));
    if (joins || inList) leads[index] = lead;
  });
}

/** Returns, for each match, the words with which the text leaves the food out ("without", "not"); undefined where it does not. */
export function leftOut(
  text: string,
  words: readonly Word[],
  matches: readonly Match[],
): (string | undefined)[] {
  const leads = matches.map((match) => {
    const before = text.slice(0, words[match.from]?.start ?? 0);
    const after = text.slice(words[match.to - 1]?.end ?? 0);
    const free = endsClause.test(after) ? freeOfSeveral.exec(before) : null;
    const several = (leavesOutSeveral.exec(before) ?? free)?.[1]?.toLowerCase();
    if (several) return several;
    const inList = leavesOutBefore.exec(before)?.[1]?.toLowerCase();
    if (inList && listGoesOn.test(after)) return inList;
    const swap = swapsOut.exec(before)?.[0] ?? '';
    if (swap !== '' && (/need|miss|ditch/i.test(swap) || swapsFor.test(after))) return 'instead of';
    const lead = leadBefore(text, words, match.from);
    return isLeftToStand(words, match, lead) ? undefined : lead;
  });
  carryOver(text, words, matches, leads);
  return leads;
}

const mayBe =
  /\b(?:may (?:also )?(?:contain|have|include)|(?:traces?|possib\w+) of|traces?:|might contain|can contain|could contain|(?:factory|facility|production line|packing line|equipment|environment)\b[^.;]{0,60}?\b(?:handl\w+|process\w*|us\w+|contain\w*|packag\w*|produc\w*|with))\s*(?:traces? of\s*)?:?\s*(?:[a-z]+\s)?$/iu;

/** Returns, for each match, whether the text only says that the food may be present: "may contain traces of nuts or milk". */
export function onlyMaybe(
  text: string,
  words: readonly Word[],
  matches: readonly Match[],
): boolean[] {
  const leads = matches.map((match) =>
    mayBe.test(text.slice(0, words[match.from]?.start ?? 0)) ? 'may' : undefined,
  );
  carryOver(text, words, matches, leads);
  return leads.map((lead) => lead !== undefined);
}
