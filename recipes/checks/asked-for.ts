import type { Draft } from '../reading/read-recipe.ts';
import type { Finding, Verdict } from '../recipe.ts';
import type { Requirements } from '../selections/requirements.ts';

/** A cook who asked for 30 minutes is not let down by 33; the rest is rounding. */
const timeTolerance = 1.1;

function findTooLong(
  words: string,
  minutes: number,
  maxMinutes: number | undefined,
  tolerance: number,
): Finding | undefined {
  if (maxMinutes === undefined || minutes <= maxMinutes * tolerance) return undefined;
  return {
    where: 'recipe',
    text: `${words} ${minutes} minutes`,
    match: `${minutes} minutes`,
    reason: maxMinutes === 0 ? `no ${words.toLowerCase()}` : `at most ${maxMinutes} minutes`,
  };
}

const inServings = (count: number) => `${count} ${count === 1 ? 'serving' : 'servings'}`;

function findServings({ servings }: Draft, wanted: number | undefined): Finding | undefined {
  if (wanted === undefined || servings === wanted) return undefined;
  return {
    where: 'recipe',
    text: inServings(servings),
    match: String(servings),
    reason: inServings(wanted),
  };
}

function verdictOf(subject: string, finding: Finding | undefined): Verdict {
  return finding
    ? { check: 'limits', subject, outcome: 'failed', severity: 'repairable', findings: [finding] }
    : { check: 'limits', subject, outcome: 'passed', findings: [] };
}

/**
 * Whether the recipe keeps the times and the servings that were chosen: one verdict for each choice. A miss is worth a repair,
 * but not a refusal: the cook sees it beside the recipe.
 */
export function judgeAskedFor(draft: Draft, requirements: Requirements): Verdict[] {
  const { maxTotalMinutes, maxCookMinutes, maxPrepMinutes, servings } = requirements;
  const { prepTimeMinutes: prep, cookTimeMinutes: cook } = draft;
  const verdicts: Verdict[] = [];
  // "20 minutes less" is counted against a recipe that is there to compare.
  const tolerance = requirements.remix?.change.kind === 'time' ? 1 : timeTolerance;
  const bound = (subject: string, words: string, minutes: number, max: number | undefined) => {
    const tooLong = findTooLong(words, minutes, max, tolerance);
    if (max !== undefined) verdicts.push(verdictOf(subject, tooLong));
  };
  bound('Time target', 'Preparing and cooking', prep + cook, maxTotalMinutes);
  bound('Preparation time', 'Preparing', prep, maxPrepMinutes);
  bound('Cooking time', 'Cooking', cook, maxCookMinutes);
  if (servings !== undefined) {
    verdicts.push(verdictOf('Servings', findServings(draft, servings)));
  }
  return verdicts;
}
