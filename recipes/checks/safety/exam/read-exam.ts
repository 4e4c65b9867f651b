import { linesOf } from '../../../dish/lines.ts';
import type { Verdict } from '../../../recipe.ts';
import { checkFoodSafety } from '../../food-safety.ts';
import { findHandlingFaults } from '../find-handling-faults.ts';
import type { HandlingFault } from '../handling-fault.ts';

/** A row of the exam: its topic, its text and the result of the check. */
export type Judged = { topic: string; row: string; verdict: Verdict; faults: HandlingFault[] };

/** Reads and judges the rows of a table: listed foods, then the steps separated by “/”; a tip begins with “tip:”. */
export function judgeRows(table: string): Judged[] {
  let topic = '';
  return table.split('\n').flatMap((row) => {
    if (row.startsWith('# ')) topic = row.slice(2);
    if (!row.includes(' | ')) return [];
    const [listed = '', told = ''] = row.split(' | ');
    const parts = told.split(' / ');
    const recipe = {
      title: 'A Dish',
      description: '',
      ingredients: listed.split('; '),
      instructions: parts.filter((part) => !part.startsWith('tip: ')),
      tips: parts.filter((part) => part.startsWith('tip: ')).map((part) => part.slice(5)),
    };
    const lines = linesOf(recipe);
    return [
      { topic, row, verdict: checkFoodSafety(recipe, lines), faults: findHandlingFaults(lines) },
    ];
  });
}
