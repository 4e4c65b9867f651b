import type { Dish } from '../dish/dish.ts';
import { linesAt } from '../dish/lines.ts';
import { readStep } from '../dish/mentions.ts';
import type { Verdict } from '../recipe.ts';
import { findBrokenPromises } from './grounding/find-broken-promises.ts';
import { findUnlisted } from './grounding/find-unlisted.ts';
import { findUnused } from './grounding/find-unused.ts';
import { findWrongAmounts } from './grounding/find-wrong-amounts.ts';

/**
 * Checks that list, steps and title match: every ingredient is used in a step, no step uses an unlisted food, the amounts
 * in the steps add up to the list, and the title promises no other food. Every fault is repairable.
 */
export function checkGrounding(dish: Dish): Verdict {
  const { lines, items } = dish;
  const steps = linesAt(lines, 'instructions').map((line, index) => readStep(line, index, items));
  const faults = [
    ...linesAt(lines, 'title').flatMap((title) => findBrokenPromises(title, dish)),
    ...findUnused(items, steps),
    ...findUnlisted(dish, steps),
    ...findWrongAmounts(items, steps),
  ];
  const verdict = {
    check: 'grounding' as const,
    subject: 'Every ingredient is used, every step uses what is listed, and the amounts add up',
    findings: faults,
  };
  if (faults.length > 0) return { ...verdict, outcome: 'failed', severity: 'repairable' };
  return { ...verdict, outcome: 'passed' };
}
