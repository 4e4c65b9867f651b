import { cutSections, linesNamed, type Outline } from './cut-sections.ts';
import { cutRecipes } from './first-recipe.ts';
import { inferSections } from './infer-sections.ts';
import type { Line } from './line.ts';
import { looksCut } from './looks-cut.ts';
import { isRecipe, type Parts } from './parts.ts';
import { combineFacts, type Fact, readFactLine } from './read-facts.ts';
import { readGroups, readIngredients } from './read-ingredients.ts';
import { readNutritionLine, type StatedNutrition } from './read-nutrition.ts';
import { readPreamble } from './read-preamble.ts';
import { readProseFacts } from './read-prose-facts.ts';
import { readSteps } from './read-steps.ts';
import { readTips } from './read-tips.ts';

/** Returns the text of a line, its table rows and its nested lines as separate texts. */
function textsIn(line: Line): string[] {
  const [head = [], first = []] = line.rows;
  // A table with one data row has its names above its values.
  const isWide = line.rows.length === 2 && head.length > 2;
  const rows = isWide
    ? head.map((label, index) => `${label}: ${first[index] ?? ''}`)
    : line.rows.map(([label = '', ...values]) => `${label}: ${values.join(' ')}`);
  return [line.text, ...rows, ...line.children.flatMap(textsIn)].filter(Boolean);
}

/** Reads the stated nutrition, also from outside the nutrition section, for example among the facts ("Calories: 350"). */
function readStated({ sections }: Outline): StatedNutrition | undefined {
  const stated: StatedNutrition = {};
  for (const { name, lines } of sections) {
    const isNutrition = name === 'nutrition';
    if (!isNutrition && name !== undefined && name !== 'meta' && name !== 'other') continue;
    for (const text of lines.filter(({ kind }) => kind !== 'heading').flatMap(textsIn)) {
      const isShort = text.length < 160 && !/\.\s/.test(text);
      if (isNutrition || (isShort && /kcal|calor|protein|energ|kalori|nährwert/i.test(text)))
        readNutritionLine(text, stated);
    }
  }
  return Object.keys(stated).length > 0 ? stated : undefined;
}

function photoPromptOf(lines: readonly Line[]): string {
  const end = lines.findIndex(({ kind }) => kind === 'rule');
  return (end < 0 ? lines : lines.slice(0, end))
    .flatMap(textsIn)
    .join(' ')
    .replace(/^["“](.*)["”]$/u, '$1');
}

function nestedFacts({ sections }: Outline): string[] {
  return sections
    .filter(({ name }) => name === 'meta' || name === undefined)
    .flatMap(({ lines }) => lines)
    .flatMap(({ children }) => children.flatMap(textsIn));
}

/** Returns the facts that the sentences around the recipe state. */
function toldFacts({ sections }: Outline): Fact[] {
  return sections
    .filter(({ name }) => name === undefined || name === 'meta' || name === 'description')
    .flatMap(({ lines }) => lines)
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ text }) => readProseFacts(text));
}

function partsOf(lines: readonly Line[], isOneOfSeveral: boolean, isWhole: boolean): Parts {
  const cut = cutSections(lines);
  const outline = inferSections(cut, isWhole);
  const { sections } = outline;
  const photoPrompt = photoPromptOf(linesNamed(sections, 'photo'));
  const stated = readStated(outline);
  const remarks = lines
    .slice(0, 12)
    .flatMap(({ text }) => [
      /[([]([^()[\]]{2,60})[)\]]\W*$/u.exec(text)?.[1] ?? '',
      /\b(?:serves|feeds) (?:about )?\d+(?:\s*[-–]\s*\d+)?\b/i.exec(text)?.[0] ?? '',
    ]);
  const groups = readGroups(linesNamed(sections, 'ingredients'), isWhole);
  const parts = {
    ...readPreamble(sections, isOneOfSeveral),
    ingredients: readIngredients(linesNamed(sections, 'ingredients'), isWhole),
    ...(groups.length > 0 ? { groups } : {}),
    instructions: readSteps(linesNamed(sections, 'instructions')),
    tips: readTips(linesNamed(sections, 'tips')),
    ...(photoPrompt === '' ? {} : { photoPrompt }),
    ...(stated ? { stated } : {}),
    ...combineFacts([
      ...outline.facts,
      ...[...nestedFacts(outline), ...remarks].flatMap(readFactLine),
      ...toldFacts(cut),
    ]),
  };
  return { ...parts, isCut: !isOneOfSeveral && looksCut(sections, parts) };
}

/**
 * Reads the recipe in these lines. Of several recipes it returns the first that has ingredients and steps.
 * @param isWhole false while the answer is still streaming
 */
export function readLines(lines: readonly Line[], isWhole = true): Parts {
  const recipes = cutRecipes(lines);
  let first: Parts | undefined;
  for (const recipe of recipes) {
    const parts = partsOf(recipe, recipes.length > 1, isWhole);
    if (isRecipe(parts)) return parts;
    first ??= parts;
  }
  return first ?? { ingredients: [], instructions: [], tips: [], isCut: false };
}
