import type { Draft } from '../reading/read-recipe.ts';
import type { Finding, Verdict } from '../recipe.ts';
import type { Requirements } from '../selections/requirements.ts';

/** Tolerance for stated times: 33 minutes is acceptable for a request of 30, since the difference is rounding. */
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
 * Checks that the recipe keeps the chosen times and servings. Returns one verdict per choice. A miss is repairable
 * but does not reject the recipe: the cook sees it beside the recipe.
 * @param tolerance factor on the chosen minutes. A remix such as "20 minutes less" has none, because the original recipe is there to
 * compare with
 */
export function judgeAskedFor(
  draft: Draft,
  requirements: Requirements,
  tolerance = requirements.remix?.change.kind === 'time' ? 1 : timeTolerance,
): Verdict[] {
  const { maxTotalMinutes, maxCookMinutes, maxPrepMinutes, servings } = requirements;
  const { prepTimeMinutes: prep, cookTimeMinutes: cook } = draft;
  const verdicts: Verdict[] = [];
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
