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

/** The heading under which a second list of ingredients stands: where the next recipe begins. */
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

/** A second heading of the rank of the dish's own begins another dish, though the first was never finished. */
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

/** Cuts an answer with several recipes into these; an answer with one is one piece. */
export function cutRecipes(lines: readonly Line[]): Line[][] {
  const names = lines.map(nameOf);
  const starts = [0];
  let hasSteps = false;
  let hasIngredients = false;
  names.forEach((name, index) => {
    if (name === 'instructions') hasSteps = true;
    if (name !== 'ingredients') return;
    // Steps alone are no recipe before this one: some answers list the ingredients behind them.
    const isNext = hasIngredients && (hasSteps || standsUnderNewTitle(lines, names, index));
    hasIngredients = true;
    const start = isNext ? beginningOf(lines, names, index) : undefined;
    if (start === undefined) return;
    starts.push(start);
    hasSteps = false;
  });
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}
