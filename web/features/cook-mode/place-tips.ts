import { findMentions } from './step-ingredients/find-mentions.ts';
import { type Listed, readList } from './step-ingredients/listed.ts';

/** Tips by position: before a step (keyed by step number, from 1) or at the end, when everything is cooked. */
export type PlacedTips = {
  before: ReadonlyMap<number, readonly string[]>;
  atEnd: readonly string[];
};

const ahead =
  /\b(?:ahead|in advance|day before|night before|overnight|beforehand|a day early|the evening before|before you start)\b/i;
/** Tips about leftovers and what to serve with the dish: not needed until the dish is ready. */
const afterwards =
  /\b(?:leftovers?|left over|keeps?\b.*\b(?:days?|weeks?|months?|fridge|freezer)|stores?\b|reheat|freezes?\b|serve (?:it |them )?with|goes? well with|pairs? well|delicious with|good with|drink)\b/i;
const littleWords = new Set(
  'about after also always before best better enough even every first from have here into just keep like long make more much must need never only other over plus rather really same should some still taste than that them then there they thing this time very want what when while will with without your recipe dish minute hour cook until well'.split(
    ' ',
  ),
);

/** Returns a rough word stem, so that "undercook", "overmixed" and "mixing" match a step that cooks or mixes. */
function stemOf(word: string): string {
  return word
    .replace(/^(?:under|over)(?=[a-z]{3})/, '')
    .replace(/(?:ing|ed|es|s|(?<=\w{3})(?:ly|y|e))$/, '');
}

const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !littleWords.has(word))
      .map(stemOf)
      .filter((stem) => stem.length >= 3),
  );

type Spoken = { stems: ReadonlySet<string>; lines: ReadonlySet<number> };

const spokenIn = (text: string, list: readonly Listed[]): Spoken => ({
  stems: stemsOf(text),
  lines: new Set(findMentions(text, list).map(({ listed }) => listed.index)),
});

/** Scores how well a tip matches a step. Words that occur in few steps weigh more; a food counts twice. */
function scoreOf(tip: Spoken, step: Spoken, all: readonly Spoken[]): number {
  const stems = [...tip.stems].filter((stem) => step.stems.has(stem));
  const lines = [...tip.lines].filter((line) => step.lines.has(line));
  const rarity = (has: (other: Spoken) => boolean) => 1 / all.filter(has).length;
  return (
    stems.reduce((sum, stem) => sum + rarity((other) => other.stems.has(stem)), 0) +
    lines.reduce((sum, line) => sum + rarity((other) => other.lines.has(line)), 0)
  );
}

/** Below this score, shared words are a coincidence. */
const leastScore = 0.5;

/** Returns the number of the step that a tip matches best; 1 when no step matches, so that the tip is read before cooking. */
function stepOf(tip: string, steps: readonly Spoken[], list: readonly Listed[]): number {
  if (ahead.test(tip)) return 1;
  const spoken = spokenIn(tip, list);
  const scores = steps.map((step) => scoreOf(spoken, step, steps));
  const best = Math.max(...scores);
  return best >= leastScore ? scores.indexOf(best) + 1 : 1;
}

/** Assigns each tip to a step or to the end. A tip must come before its step: after the step it is too late to follow it. */
export function placeTips(recipe: {
  ingredients: readonly string[];
  instructions: readonly string[];
  tips: readonly string[];
}): PlacedTips {
  const { instructions, tips } = recipe;
  if (instructions.length === 0) return { before: new Map(), atEnd: tips };
  const list = readList(recipe.ingredients);
  const steps = instructions.map((step) => spokenIn(step, list));
  const isLate = (tip: string) => afterwards.test(tip) && !ahead.test(tip);
  const early = tips.filter((tip) => !isLate(tip));
  return {
    before: Map.groupBy(early, (tip) => stepOf(tip, steps, list)),
    atEnd: tips.filter(isLate),
  };
}
