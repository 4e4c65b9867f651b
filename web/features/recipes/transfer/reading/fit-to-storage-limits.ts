import { limits } from '#contract/limits.ts';
import { isLonger, shorten, splitLong, storable } from './bound-text.ts';
import { recipeBounds as bounds } from './limits.ts';
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
  return address !== null && /^\/(?!\/)/.test(address) && address.length <= bounds.address
    ? address
    : null;
}

function whatIsMissing(ingredients: readonly string[], steps: readonly string[]): string[] {
  return [
    ...(ingredients.length === 0 ? ['It has no ingredients.'] : []),
    ...(steps.length === 0 ? ['It has no steps.'] : []),
  ];
}

/** Fits a recipe to the storage limits: splits or shortens what is too long, with a remark, and refuses what cannot be saved. */
export function fitToStorageLimits(given: GivenRecipe, from: string): Outcome {
  const remarks: Remarks = new Set();
  const name = cut(given.name, bounds.name, 'Its name was shortened.', remarks);
  if (name.trim() === '') return refuse(from, 'It has no name.', given.ingredients[0]);
  const ingredients = lines(
    given.ingredients,
    bounds.ingredient,
    'A long ingredient was split in two.',
    remarks,
  );
  const instructions = lines(
    given.instructions,
    bounds.step,
    'A long step was split in two.',
    remarks,
  );
  if (ingredients.length > bounds.ingredients)
    return refuse(
      from,
      `It has ${ingredients.length} ingredients. The limit is ${bounds.ingredients}.`,
      name,
    );
  if (instructions.length > bounds.steps)
    return refuse(from, `It has ${instructions.length} steps. The limit is ${bounds.steps}.`, name);
  const missing = whatIsMissing(ingredients, instructions);
  if (!given.isOwn && missing.length === 2)
    return refuse(from, 'It has no ingredients and no steps.', name);
  const recipe = {
    name,
    description: cut(
      given.description,
      bounds.description,
      'Its description was shortened.',
      remarks,
    ),
    ingredients,
    instructions,
    tips: fewer(given.tips, bounds.tips, bounds.tip, 'Tips', remarks),
    prepTimeMinutes: within(given.prepTimeMinutes, 0, bounds.minutes),
    cookTimeMinutes: within(given.cookTimeMinutes, 0, bounds.minutes),
    servings: within(given.servings, 1, bounds.servings),
    difficulty: given.difficulty === null ? null : shorten(given.difficulty, bounds.difficulty),
    categories: fewer(given.categories, bounds.categories, bounds.category, 'Categories', remarks),
    imagePath: path(given.imagePath),
    thumbnailPath: path(given.thumbnailPath),
    isFavorite: given.isFavorite,
    rating: within(given.rating, limits.ratingMin, limits.ratingMax),
  };
  return { found: { recipe, from, remarks: [...missing, ...remarks] } };
}
