import type { Finding, Nutrition, Verdict } from '../recipe.ts';
import { dishKind } from './plausibility/dish-kind.ts';
import { findOddAmounts } from './plausibility/find-odd-amounts.ts';
import { findCountsAgainstWeights, findOddCounts } from './plausibility/find-odd-counts.ts';
import { findOddEnergy } from './plausibility/find-odd-energy.ts';
import { findOddHeat } from './plausibility/find-odd-heat.ts';
import { findFewEggs, findOddPortions } from './plausibility/find-odd-portions.ts';
import { findOddRaising } from './plausibility/find-odd-raising.ts';
import { findOddTimes } from './plausibility/find-odd-times.ts';
import { findSmallVessels } from './plausibility/find-small-vessels.ts';
import type { Asked, Oddity, Plausible } from './plausibility/plausible.ts';
import { weighLines } from './plausibility/weigh-lines.ts';

const subject = 'Amounts, times and energy a serving';

const withoutWeight = ({ weight: _, ...finding }: Oddity): Finding => finding;

/** Returns every oddity of a recipe. */
function oddities(recipe: Plausible, nutrition: Nutrition, asked: Asked | undefined): Oddity[] {
  const kind = dishKind(recipe.title ?? '', asked?.course);
  const lines = weighLines(recipe.ingredients, recipe.instructions);
  return [
    ...findOddAmounts(recipe, lines, kind),
    ...findOddRaising(recipe, lines, kind),
    ...findFewEggs(recipe, lines),
    ...findOddCounts(recipe),
    ...findCountsAgainstWeights(lines),
    ...findOddPortions(recipe, lines, kind, nutrition),
    ...findOddTimes(recipe),
    ...findOddHeat(recipe),
    ...findSmallVessels(recipe.ingredients, recipe.instructions).map((finding) => ({
      ...finding,
      weight: 'odd' as const,
    })),
    ...findOddEnergy(recipe, kind, nutrition, lines),
  ];
}

/**
 * Checks whether amounts, times, heat and energy are plausible. An odd value is noted. An amount that is inedible or unsafe
 * (of salt, raising agents or spirits) fails and is never served. A value that must be a mistake fails and is repairable.
 * A failed verdict lists only the failing findings, so that a repair changes nothing else.
 * @param asked the chosen course and bounds, if there are selections
 */
export function checkPlausibility(recipe: Plausible, nutrition: Nutrition, asked?: Asked): Verdict {
  const found = oddities(recipe, nutrition, asked);
  const failing = found.filter(({ weight }) => weight !== 'odd');
  const verdict = { check: 'plausibility' as const, subject };
  if (failing.length > 0) {
    const severity = failing.some(({ weight }) => weight === 'blocking')
      ? 'blocking'
      : 'repairable';
    return { ...verdict, outcome: 'failed', severity, findings: failing.map(withoutWeight) };
  }
  const outcome = found.length === 0 ? 'passed' : 'noted';
  return { ...verdict, outcome, findings: found.map(withoutWeight) };
}
