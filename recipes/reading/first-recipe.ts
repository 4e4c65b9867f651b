import type { Line } from './line.ts';
import { openingOf } from './name-section.ts';
import type { SectionName } from './words/section-names.ts';

const forPart = /^(?:for|für|pour|para|per|voor|dla|för|til)\s/iu;

function nameOf(line: Line): SectionName | undefined {
  if (line.kind === 'table' || line.kind === 'rule') return undefined;
  return line.kind === 'item' && line.children.length === 0
    ? undefined
    : openingOf(line, false)?.name;
}

/** Returns the line where the next recipe begins: the heading above its list of ingredients. */
function beginningOf(
  lines: readonly Line[],
  names: readonly (SectionName | undefined)[],
  ingredients: number,
): number | undefined {
  for (let index = ingredients - 1; index >= 0; index--) {
    const name = names[index];
    const { kind = 'text', text = '' } = lines[index] ?? {};
    if (
      name === 'instructions' ||
      name === 'tips' ||
      name === 'ingredients' ||
      name === 'nutrition'
    )
      return ingredients;
    const isHeading = kind === 'heading' || kind === 'bold' || name === 'title';
    if (isHeading && (name === undefined || name === 'title'))
      return forPart.test(text) ? undefined : index;
  }
  return ingredients;
}

/** Returns whether a list is under a second title of at least the first title's rank: a new dish, even if the first has no steps. */
function standsUnderNewTitle(
  lines: readonly Line[],
  names: readonly (SectionName | undefined)[],
  ingredients: number,
): boolean {
  const isTitle = (index: number) => lines[index]?.kind === 'heading' && names[index] === undefined;
  const first = lines.findIndex((_line, index) => isTitle(index));
  const last = lines.findLastIndex((_line, index) => index < ingredients && isTitle(index));
  return last > first && (lines[last]?.level ?? 7) <= (lines[first]?.level ?? 7);
}

/** Splits an answer into its recipes; an answer with one recipe is returned as one piece. */
export function cutRecipes(lines: readonly Line[]): Line[][] {
  const names = lines.map(nameOf);
  const starts = [0];
  let hasSteps = false;
  let hasIngredients = false;
  names.forEach((name, index) => {
    if (name === 'instructions') hasSteps = true;
    if (name !== 'ingredients') return;
    // Steps alone do not make a previous recipe: some answers list the ingredients after the steps.
    const isNext = hasIngredients && (hasSteps || standsUnderNewTitle(lines, names, index));
    hasIngredients = true;
    const start = isNext ? beginningOf(lines, names, index) : undefined;
    if (start === undefined) return;
    starts.push(start);
    hasSteps = false;
  });
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}
