import { CONSTRAINT_LABELS, type Selections } from '#contract/constraint-labels.ts';

/** placeholder until recipes/prompt is there */
export function requestPrompt(selections: Selections, q: string): string {
  const lines = CONSTRAINT_LABELS.flatMap((label) =>
    selections[label] ? [`${label}: ${selections[label].join(', ')}`] : [],
  );
  return [...lines, q].join('\n');
}
