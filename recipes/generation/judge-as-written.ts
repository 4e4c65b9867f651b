import type { PartialRecipe } from '#contract/generation-events.ts';
import { judgeDish } from '../checks/judge.ts';
import { findNotFood } from '../checks/not-food/find-not-food.ts';
import { readDish } from '../dish/dish.ts';
import { type Judged, type Line, linesOf } from '../dish/lines.ts';
import { isProduct } from '../dish/product-words.ts';
import { wordsOf } from '../pantry/words.ts';
import type { Finding } from '../recipe.ts';
import type { Ban } from '../selections/requirements.ts';
import type { Problem } from './describe-problems.ts';

type Judgement = { passed: PartialRecipe; problems: Problem[] };

const keyOf = (where: Finding['where'], text: string) => `${where}\n${text}`;
const nothing: Judged = {
  title: '',
  description: '',
  ingredients: [],
  instructions: [],
  tips: [],
};

/**
 * Whether a finding is final: no later line can excuse it, and it cannot be cut. A listed food is final, except under a ban on helpings,
 * because they depend on the servings at the end. A step's "mayonnaise" may be made in a later step. Findings in a title, a description, a
 * tip or a serving suggestion can be cut. Lines with findings that are not final are only held back.
 */
function isCertain(
  { where, match, restsOn }: Finding,
  ban: Ban,
  { ingredients, instructions }: PartialRecipe,
): boolean {
  if (ban.helpings !== undefined) return false;
  if (where === 'ingredients') return true;
  if (where !== 'instructions' || (restsOn !== undefined && restsOn !== 'enters')) return false;
  const isMakeable = isProduct(wordsOf(match).at(-1)?.word ?? '');
  return ingredients.length > 0 && instructions.length > 0 && !isMakeable;
}

/** Returns a reader that finds the foods of each line only once, however often the growing recipe is judged. */
function createLineReader(): (recipe: PartialRecipe) => Line[] {
  const known = new Map<string, Line[]>();
  function read(part: Partial<Judged>, where: Finding['where'], text: string): Line[] {
    const key = keyOf(where, text);
    const lines =
      known.get(key) ?? linesOf({ ...nothing, ...part }).filter((line) => line.text === text);
    if (lines.length === 0) throw new Error(`The checks did not read a line of the ${where}.`);
    known.set(key, lines);
    return lines;
  }
  return ({ title = '', description = '', ingredients, instructions, tips }) => [
    ...ingredients.flatMap((text) => read({ ingredients: [text] }, 'ingredients', text)),
    ...(title ? read({ title }, 'title', title) : []),
    ...(description ? read({ description }, 'description', description) : []),
    ...instructions.flatMap((text) => read({ instructions: [text] }, 'instructions', text)),
    ...tips.flatMap((text) => read({ tips: [text] }, 'tips', text)),
  ];
}

/** Removes the lines that have a finding; removes everything if a finding belongs to none of these lines. */
function without(recipe: PartialRecipe, found: readonly Finding[]): PartialRecipe {
  const banned = new Set(found.map(({ where, text }) => keyOf(where, text)));
  const placed = new Set<string>();
  const kept = (where: Finding['where'], texts: readonly string[]) =>
    texts.filter((text) => {
      const key = keyOf(where, text);
      placed.add(key);
      return !banned.has(key);
    });
  const [title] = kept('title', recipe.title ? [recipe.title] : []);
  const [description] = kept('description', recipe.description ? [recipe.description] : []);
  const passed = {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ingredients: kept('ingredients', recipe.ingredients),
    instructions: kept('instructions', recipe.instructions),
    tips: kept('tips', recipe.tips),
  };
  const isPlaced = banned.isSubsetOf(placed);
  return isPlaced ? passed : { ingredients: [], instructions: [], tips: [] };
}

/** Returns a finder for lines with something that is not food. They are held back; only the final checks reject the recipe. Caches each text. */
function createNoFoodFinder(): (lines: readonly Line[]) => Finding[] {
  const known = new Map<string, string | undefined>();
  function matchIn(text: string): string | undefined {
    if (!known.has(text)) known.set(text, findNotFood(text)?.match);
    return known.get(text);
  }
  return (lines) =>
    lines.flatMap(({ where, text }) => {
      const match = matchIn(text);
      return match === undefined ? [] : [{ where, text, match, reason: 'no food' }];
    });
}

/**
 * Returns a function that judges a growing recipe by the cook's bans: which part of it may be shown, and which findings certainly break a
 * ban.
 */
export function judgeAsWritten(bans: readonly Ban[]): (recipe: PartialRecipe) => Judgement {
  const readLines = createLineReader();
  const noFoodIn = createNoFoodFinder();
  return (recipe) => {
    const lines = readLines(recipe);
    const judgements = judgeDish(readDish(lines), bans, { refusesUnknown: true });
    const problems = judgements.flatMap(({ ban, broken }) => {
      const findings = broken.filter((finding) => isCertain(finding, ban, recipe));
      return findings.length > 0 ? [{ subject: ban.name, findings }] : [];
    });
    const found = [...judgements.flatMap(({ broken }) => broken), ...noFoodIn(lines)];
    return { passed: without(recipe, found), problems };
  };
}
