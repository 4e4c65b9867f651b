import type { Match } from '../pantry/lexicon.ts';
import type { Word } from '../pantry/words.ts';
import type { Claim } from './claims.ts';

/** Words that may stand beside a claim set apart behind its food: "sauce (certified gluten-free)". */
const besideClaim = new Set(
  `certified labelled labeled variety version brand kind type organic suitable for unsweetened one is it all
  ideally only also 100 fully completely strictly style form yes and`.split(/\s+/),
);
const endsReach = new Set([
  ...['and', 'or', 'with', 'plus', 'in', 'on', 'for', 'then', 'topped', 'served', 'from', 'to'],
]);

/** What comes after these is another food, of which the claim says nothing: "dairy-free and topped with cheese". */
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

/** The first word that is parted from the one before it, at or after a place. */
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

/** The run of foods that begins after a place: "vegan chocolate cream cheese", but not past "and". */
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

/** Whether all that a stretch of words says are claims: so it speaks of what stands before it. */
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
 * The foods that a claim speaks of: those right after it; where none follow before the next comma or bracket,
 * those right before ("mayonnaise (egg-free)"); where nothing stands before, the next ("nut-free, vegan cake").
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

/** What pasta and bread without wheat are made of. */
const flours = new Set(
  'maize corn rice buckwheat quinoa lentil chickpea pea millet sorghum tapioca potato teff soya soy'.split(
    ' ',
  ),
);

/** "Gluten-free rice and maize pasta": the pasta of two flours, neither of which holds what the claim takes away. */
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
 * "Nut-free, vegan cake", "gluten-free, egg-free corn bread": the next foods up to a comma, where the same
 * sentence speaks of them. "Nut-free? Add almonds" does not.
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

/** "Plain or gluten-free flour", "vegan or regular butter": the other one may be taken, so nothing is gone. */
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
      // "Vegan or pork sausages" are pork ones too, though the name holds its own meat.
      (after && words[claim.to + 1]?.joined && !isClaim(claim.to + 1)),
  );
}

/** "Soy sauce gluten free", "the sausages are vegan": said right behind the food, in the same breath. */
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
