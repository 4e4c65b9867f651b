import { type Judged, type Line, linesOf } from '../dish/lines.ts';
import type { Finding, Verdict } from '../recipe.ts';
import { findNotFood } from './not-food/find-not-food.ts';
import { findHandlingFaults } from './safety/find-handling-faults.ts';
import { findHeatFaults } from './safety/find-heat-faults.ts';

/** Lines that name what is no food. */
function inedible(lines: readonly Line[]): Finding[] {
  // Nearly always there is nothing: one search over all of it says so.
  if (!findNotFood(lines.map(({ text }) => text).join(' . '))) return [];
  return lines.flatMap(({ where, text }) => {
    const found = findNotFood(text);
    const reason = 'This is not something to eat.';
    return found ? [{ where, text, match: found.match, reason }] : [];
  });
}

/**
 * What has to reach a safe temperature, how food is handled, and whether all of it is food. What endangers is never
 * served; a temperature that the steps do not give becomes a note, so that the cook sees it beside them.
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
