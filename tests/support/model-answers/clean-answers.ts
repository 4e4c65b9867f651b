import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Selections } from '#contract/constraint-labels.ts';
import index from './clean.json' with { type: 'json' };

/** A model answer that respects its selections and can be cooked: it must be served without a repair. */
export type CleanAnswer = { name: string; text: string; selections: Selections };

/** "Course: Dinner | Allergens: Milk, Eggs" → { Course: ['Dinner'], Allergens: ['Milk', 'Eggs'] } */
function readSelections(line: string): Selections {
  const groups = line.split(' | ').map((group): [string, string[]] => {
    const [label = '', names = ''] = group.split(': ');
    return [label, names.split(', ')];
  });
  return Object.fromEntries(groups);
}

/** Reads the clean corpus in the order of its index. A cook wrote it in the styles of many models. */
export function readCleanAnswers(): CleanAnswer[] {
  return Object.entries(index)
    .map(([name, line]) => ({
      name,
      text: readFileSync(join(import.meta.dirname, 'clean', name), 'utf8'),
      selections: readSelections(line),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
