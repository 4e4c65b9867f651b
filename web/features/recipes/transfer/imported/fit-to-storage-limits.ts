import { limits, recipeLimits } from '#contract/limits.ts';
import { isLonger, shorten, splitLong, storable } from './bound-text.ts';
import { type GivenRecipe, type Outcome, refuse } from './outcome.ts';

/** Remarks about changes, each listed once. */
type Remarks = Set<string>;

function cut(text: string, most: number, remark: string, remarks: Remarks): string {
  const kept = storable(text);
  if (!isLonger(kept, most)) return kept;
  remarks.add(remark);
  return shorten(kept, most);
}

function lines(texts: readonly string[], most: number, remark: string, remarks: Remarks): string[] {
  return texts.flatMap((text) => {
    const parts = splitLong(storable(text), most);
    if (parts.length > 1) remarks.add(remark);
    return parts;
  });
}

function within(value: number | null, least: number, most: number): number | null {
  return value !== null && Number.isInteger(value) && value >= least && value <= most
    ? value
    : null;
}

/** Returns at most `most` texts and drops texts longer than `longest`. Adds a remark when something is left out. */
function fewer(texts: readonly string[], most: number, longest: number, what: string, to: Remarks) {
  const kept = texts.map(storable).filter((text) => !isLonger(text, longest));
  if (kept.length < texts.length) to.add(`${what} that were too long were left out.`);
  if (kept.length > most) to.add(`Only the first ${most} ${what.toLowerCase()} were kept.`);
  return kept.slice(0, most);
}

function path(address: string | null): string | null {
  return address !== null && /^\/(?!\/)/.test(address) && address.length <= recipeLimits.address
    ? address
    : null;
}

type Lines = Pick<GivenRecipe, 'ingredients' | 'instructions'>;

function fitLines({ ingredients, instructions }: Lines, remarks: Remarks): Lines {
  return {
    ingredients: lines(
      ingredients,
      recipeLimits.ingredient,
      'A long ingredient was split in two.',
      remarks,
    ),
    instructions: lines(instructions, recipeLimits.step, 'A long step was split in two.', remarks),
  };
}

function whatIsMissing({ ingredients, instructions }: Lines): string[] {
  return [
    ...(ingredients.length === 0 ? ['It has no ingredients.'] : []),
    ...(instructions.length === 0 ? ['It has no steps.'] : []),
  ];
}

/** Returns why a recipe with these lines cannot be saved; null if it can. A recipe of our own download may have no lines at all. */
function whyRefused({ ingredients, instructions }: Lines, isOwn: boolean): string | null {
  if (ingredients.length > recipeLimits.ingredients)
    return `It has ${ingredients.length} ingredients. The limit is ${recipeLimits.ingredients}.`;
  if (instructions.length > recipeLimits.steps)
    return `It has ${instructions.length} steps. The limit is ${recipeLimits.steps}.`;
  const isEmpty = ingredients.length === 0 && instructions.length === 0;
  return isEmpty && !isOwn ? 'It has no ingredients and no steps.' : null;
}

/** Fits a recipe to the storage limits: splits or shortens what is too long, with a remark, and refuses what cannot be saved. */
export function fitToStorageLimits(given: GivenRecipe, from: string): Outcome {
  const remarks: Remarks = new Set();
  const name = cut(given.name, recipeLimits.name, 'Its name was shortened.', remarks);
  if (name.trim() === '') return refuse(from, 'It has no name.', given.ingredients[0]);
  const fitted = fitLines(given, remarks);
  const reason = whyRefused(fitted, given.isOwn);
  if (reason) return refuse(from, reason, name);
  const recipe = {
    name,
    description: cut(
      given.description,
      recipeLimits.description,
      'Its description was shortened.',
      remarks,
    ),
    ingredients: fitted.ingredients,
    instructions: fitted.instructions,
    tips: fewer(given.tips, recipeLimits.tips, recipeLimits.tip, 'Tips', remarks),
    prepTimeMinutes: within(given.prepTimeMinutes, 0, recipeLimits.minutes),
    cookTimeMinutes: within(given.cookTimeMinutes, 0, recipeLimits.minutes),
    servings: within(given.servings, 1, recipeLimits.servings),
    difficulty:
      given.difficulty === null ? null : shorten(given.difficulty, recipeLimits.difficulty),
    categories: fewer(
      given.categories,
      recipeLimits.categories,
      recipeLimits.category,
      'Categories',
      remarks,
    ),
    imagePath: path(given.imagePath),
    thumbnailPath: path(given.thumbnailPath),
    isFavorite: given.isFavorite,
    rating: within(given.rating, limits.ratingMin, limits.ratingMax),
  };
  return { found: { recipe, from, remarks: [...whatIsMissing(fitted), ...remarks] } };
}
