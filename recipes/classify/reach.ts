import type { Match } from '../pantry/lexicon.ts';
import type { Word } from '../pantry/words.ts';
import type { Claim } from './claims.ts';

/** Words that may accompany a claim that is set apart after its food: "sauce (certified gluten-free)". */
const besideClaim = new Set(
  `certified labelled labeled variety version brand kind type organic suitable for unsweetened one is it all
  ideally only also 100 fully completely strictly style form yes and`.split(/\s+/),
);
const endsReach = new Set([
  ...['and', 'or', 'with', 'plus', 'in', 'on', 'for', 'then', 'topped', 'served', 'from', 'to'],
]);

/** Words that introduce another food, which the claim does not cover: "dairy-free and topped with cheese". */
const beginsAnother = new Set([
  ...[
    'with',
    'topped',
    'then',
    'served',
    'serve',
    'in',
    'on',
    'plus',
    'if',
    'but',
    'sprinkle',
    'add',
  ],
  ...['stir', 'use', 'top', 'finish', 'drizzle', 'scatter', 'garnish', 'otherwise', 'unless'],
]);

/** Returns the index of the first word after a position that is separated from the word before it. */
function segmentEnd(words: readonly Word[], at: number): number {
  let end = at + 1;
  while (end < words.length && words[end]?.joined) end++;
  return end;
}

function segmentStart(words: readonly Word[], at: number): number {
  let start = at;
  while (start > 0 && words[start]?.joined) start--;
  return start;
}

/** Returns the run of foods that begins after a position: "vegan chocolate cream cheese". The run stops at a word like "and". */
function runAfter(
  words: readonly Word[],
  matches: readonly Match[],
  at: number,
  end: number,
): Match[] {
  const run: Match[] = [];
  for (const match of matches) {
    if (match.from < at || match.from >= end) continue;
    const since = run.at(-1)?.to ?? at;
    const ends = run.length > 0 ? endsReach : beginsAnother;
    const isParted = words.slice(since, match.from).some(({ word }) => ends.has(word));
    if (isParted) break;
    run.push(match);
  }
  return run;
}

/** Whether a stretch of words consists only of claims, so that it describes the food before it. */
function saysOnlyClaims(
  words: readonly Word[],
  from: number,
  to: number,
  claims: readonly Claim[],
): boolean {
  return words
    .slice(from, to)
    .every(
      ({ word }, offset) =>
        besideClaim.has(word) ||
        claims.some((claim) => claim.from <= from + offset && from + offset < claim.to),
    );
}

/**
 * Returns the foods that a claim covers. These are the foods right after it. If none follow before the next comma or bracket, they are
 * the foods right before it ("mayonnaise (egg-free)"). If none precede it either, they are the next foods ("nut-free, vegan cake").
 */
export function reachOf(
  text: string,
  claim: Claim,
  words: readonly Word[],
  matches: readonly Match[],
  claims: readonly Claim[],
): Match[] {
  const end = segmentEnd(words, claim.to - 1);
  const foods = matches.filter(
    (match) => !claims.some((one) => one.from <= match.from && match.to <= one.to),
  );
  if (isOneOfTwo(claim, words, foods, claims)) return [];
  const after = runAfter(words, foods, claim.to, end);
  if (after.length > 0) return [...after, ...withSecondFlour(words, foods, after, claim)];
  const start = segmentStart(words, claim.from);
  const before = foods.filter((match) => match.to <= claim.from);
  if (before.length === 0) return nextInSentence(text, words, foods, claim);
  if (!saysOnlyClaims(words, start, end, claims)) return trailing(words, before, claim, start);
  const last = before.at(-1);
  const from = last ? segmentStart(words, last.from) : 0;
  return before.filter((match) => match.from >= from);
}

/** Flours that pasta and bread without wheat are made from. */
const flours = new Set(
  'maize corn rice buckwheat quinoa lentil chickpea pea millet sorghum tapioca potato teff soya soy'.split(
    ' ',
  ),
);

/** Returns the head of a name with two flours, if neither contains what the claim removes: the pasta of "gluten-free rice and maize pasta". */
function withSecondFlour(
  words: readonly Word[],
  foods: readonly Match[],
  after: readonly Match[],
  { removes }: Claim,
): Match[] {
  const first = after.at(-1);
  if (!first || words[first.to]?.word !== 'and') return [];
  if (!flours.has(words[first.to + 1]?.word ?? '')) return [];
  const second = foods.find(({ from }) => from === first.to + 1);
  const head = foods.find(({ from }) => from === (second?.to ?? first.to + 2));
  const holds = (match: Match | undefined) =>
    match !== undefined && [...match.entry.contains].some((tag) => removes.has(tag));
  const isOfBoth = head && words[head.from]?.joined && !holds(first) && !holds(second);
  return isOfBoth ? [head] : [];
}

/**
 * Returns the next foods up to a comma, if they are in the same sentence as the claim: "nut-free, vegan cake", "gluten-free, egg-free
 * corn bread". "Nut-free? Add almonds" does not match.
 */
function nextInSentence(
  text: string,
  words: readonly Word[],
  foods: readonly Match[],
  claim: Claim,
): Match[] {
  const [next] = runAfter(words, foods, claim.to, words.length);
  if (!next) return [];
  const gap = text.slice(words[claim.to - 1]?.end ?? 0, words[next.from]?.start ?? 0);
  if (/[.?!;:]|^\s*\/\s*$/.test(gap)) return [];
  return runAfter(words, foods, claim.to, segmentEnd(words, next.from));
}

/** Whether the claim covers only one of two alternatives, so that it removes nothing: "plain or gluten-free flour", "vegan or regular butter". */
function isOneOfTwo(
  claim: Claim,
  words: readonly Word[],
  foods: readonly Match[],
  claims: readonly Claim[],
): boolean {
  const isFood = (at: number) => foods.some(({ from, to }) => from <= at && at < to);
  const isClaim = (at: number) => claims.some(({ from, to }) => from <= at && at < to);
  const isPlainWord = (at: number) =>
    /^\p{L}{3,}$/u.test(words[at]?.word ?? '') && !isFood(at) && !isClaim(at);
  const before = words[claim.from - 1]?.word === 'or' && words[claim.from]?.joined;
  const after = words[claim.to]?.word === 'or' && words[claim.to]?.joined;
  return Boolean(
    (before && isPlainWord(claim.from - 2)) ||
      // "Vegan or pork sausages" includes the pork ones, even though the name contains its own meat.
      (after && words[claim.to + 1]?.joined && !isClaim(claim.to + 1)),
  );
}

/** Returns the food right before a claim in the same phrase: "soy sauce gluten free", "the sausages are vegan". */
function trailing(
  words: readonly Word[],
  before: readonly Match[],
  claim: Claim,
  start: number,
): Match[] {
  const last = before.at(-1);
  if (!last || last.from < start) return [];
  const between = words.slice(last.to, claim.from).map(({ word }) => word);
  return between.every((word) => ['is', 'are', 'that', 'be', 'certified'].includes(word))
    ? [last]
    : [];
}
