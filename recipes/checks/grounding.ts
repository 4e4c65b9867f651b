import type { Verdict } from '../recipe.ts';
import { findBrokenPromises } from './grounding/find-broken-promises.ts';
import { findUnlisted } from './grounding/find-unlisted.ts';
import { findUnused } from './grounding/find-unused.ts';
import { findWrongAmounts } from './grounding/find-wrong-amounts.ts';
import { listedItems } from './grounding/listed-items.ts';
import { readStep } from './grounding/mentions.ts';
import { type Judged, type Line, linesAt, linesOf } from './lines.ts';

/**
 * Whether list, steps and title belong together: every ingredient is used in a step, no step uses a food that is not
 * listed, the amounts in the steps add up to the list, and the title promises nothing else. What is not so can be
 * repaired; what is only offered beside the dish is noted.
 */
export function checkGrounding(recipe: Judged, lines: readonly Line[] = linesOf(recipe)): Verdict {
  const items = listedItems(linesAt(lines, 'ingredients'));
  const steps = linesAt(lines, 'instructions').map((line, index) => readStep(line, index, items));
  const own = new Set(
    [...linesAt(lines, 'title'), ...linesAt(lines, 'description')].flatMap(({ words }) =>
      words.map(({ word }) => word),
    ),
  );
  const unlisted = findUnlisted(items, steps, own);
  const faults = [
    ...linesAt(lines, 'title').flatMap((title) => findBrokenPromises(title, items)),
    ...findUnused(items, steps),
    ...unlisted.firm,
    ...findWrongAmounts(items, steps),
  ];
  const verdict = {
    check: 'grounding' as const,
    subject: 'Every ingredient is used, every step uses what is listed, and the amounts add up',
    findings: [...faults, ...unlisted.offered],
  };
  if (faults.length > 0) return { ...verdict, outcome: 'failed', severity: 'repairable' };
  return { ...verdict, outcome: unlisted.offered.length > 0 ? 'noted' : 'passed' };
}
