import { type Judged, type Line, linesOf } from '../dish/lines.ts';
import type { Finding, Verdict } from '../recipe.ts';
import { findNotFood } from './not-food/find-not-food.ts';
import { findHandlingFaults } from './safety/find-handling-faults.ts';
import { findHeatFaults } from './safety/find-heat-faults.ts';

/** Returns a finding for each line that names something inedible. */
function inedible(lines: readonly Line[]): Finding[] {
  // Fast path: most recipes have no match, and one search over the joined text shows that.
  if (!findNotFood(lines.map(({ text }) => text).join(' . '))) return [];
  return lines.flatMap(({ where, text }) => {
    const found = findNotFood(text);
    const reason = 'This is not something to eat.';
    return found ? [{ where, text, match: found.match, reason }] : [];
  });
}

/**
 * Checks safe temperatures, food handling, and that everything listed is edible. A dangerous recipe is never served.
 * A temperature that the steps do not give becomes a note that the cook sees beside the steps.
 */
export function checkFoodSafety(recipe: Judged, lines: readonly Line[] = linesOf(recipe)): Verdict {
  const { dangers, notes } = findHeatFaults(lines);
  const handling = findHandlingFaults(lines);
  const handled = (weight: 'danger' | 'repair' | 'note') =>
    handling.filter((fault) => fault.weight === weight).map(({ finding }) => finding);
  const blocking = [...inedible(lines), ...dangers, ...handled('danger')];
  const repairable = handled('repair');
  const verdict = {
    check: 'food-safety' as const,
    subject: 'Safe temperatures and handling',
    findings: [...blocking, ...repairable, ...notes, ...handled('note')],
  };
  if (blocking.length > 0) return { ...verdict, outcome: 'failed', severity: 'blocking' };
  if (repairable.length > 0) return { ...verdict, outcome: 'failed', severity: 'repairable' };
  return { ...verdict, outcome: verdict.findings.length > 0 ? 'noted' : 'passed' };
}
