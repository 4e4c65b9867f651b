import { judgeRemix } from '#recipes/checks/judge-remix.ts';
import type { Constraints } from '#recipes/models/model.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import { totalMinutesOf } from '#recipes/remix-task.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { Ban, Requirements } from '#recipes/selections/requirements.ts';
import { foodsLike } from '../adapting/wanted.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { expandDish } from '../cookbook/printing/expand-dish.ts';
import type { FindRelatives } from '../finding/relatives.ts';
import { readWants } from '../finding/wants.ts';
import { mostNotes } from '../serving/notes.ts';
import {
  courseOf,
  keepsTimes,
  type MadeDish as Made,
  makeDish,
  type ServedDish,
} from '../serving/serve-dish.ts';
import { dishOfRecipe } from './dish-of-recipe.ts';
import { explainRemix, refuseToRemix } from './explain-remix.ts';
import { type BaseDish, createBaseFinder } from './find-base-dish.ts';
import { grantWish, meetsWish, type WishOfDish, wishOfDish } from './grant-wish.ts';
import { makeRecipe } from './make-recipe.ts';

type Remix = NonNullable<Requirements['remix']>;

/** Number of relatives to try. Less similar dishes do not answer the request any more. */
const mostRelatives = 20;
/** Minimum likeness of a relative to its base, by kind of change. */
const leastLikeness = { time: 0.06, diet: 0.11, swap: 0.15, wish: 0.1 } as const;

function totalMinutesIn(dish: CookbookDish, { find }: Cookbook): number {
  const { prepMinutes, cookMinutes, waitMinutes } = expandDish(dish, 1, find);
  return prepMinutes + cookMinutes + waitMinutes;
}

const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

/** Returns bans on the ingredients that the cook's copy of the dish no longer has, so that a remix does not bring them back. */
const goneBans = ({ dish, isInBook, gone }: BaseDish): Ban[] =>
  isInBook
    ? dish.ingredients
        .filter(({ pantryId }) => gone.has(pantryId))
        .map(({ name, pantryId }) => ({
          ...{ label: 'Avoid' as const, name, ingredientIds: new Set([pantryId]) },
          ...{ tags: new Set<never>(), madeFoods: new Set<never>() },
          ...{ phrases: [], together: [], mayContainMatters: false },
        }))
    : [];

/**
 * Returns the stand-ins to try in order: what a swap asks for, and what the cook's copy has in place of the written ingredients.
 * When a swap names no new food, the stand-ins of the dish come first, then the foods most similar to the one removed.
 */
function askedBy({ change, wanted }: Remix, { bans }: Requirements, { ids }: BaseDish) {
  const preferred = { preferred: ids };
  // The ban on the swapped-out food is the last of the bans.
  const ban = change.kind === 'swap' ? bans.at(-1) : undefined;
  if (!ban) return [preferred];
  if (wanted) return [{ ...preferred, wanted: { ban, ids: wanted.ingredientIds } }];
  const [out] = ban.ingredientIds;
  const like = out === undefined ? [] : foodsLike(ingredient(out));
  return [preferred, { ...preferred, wanted: { ban, ids: new Set(like) } }];
}

const firstOf = <Value, Result>(
  values: readonly Value[],
  make: (value: Value) => Result | undefined,
): Result | undefined => {
  for (const value of values) {
    const result = make(value);
    if (result !== undefined) return result;
  }
  return undefined;
};

/** Returns one sentence that says why a different dish is served. */
function relativeNote({ base, change }: Remix, { draft }: Made): string {
  const { title } = draft;
  switch (change.kind) {
    case 'time': {
      const [now, before] = [totalMinutesOf(draft), totalMinutesOf(base)];
      return `A quicker version of ${base.title}: ${title}, ${minutes(now)} instead of ${before}.`;
    }
    case 'diet':
      return `${base.title} doesn't work as “${change.name}”, so here's something close: ${title}.`;
    case 'swap':
      return `“${change.in}” doesn't work in ${base.title}, so here's something close: ${title}.`;
    case 'wish':
      return `We couldn't change ${base.title} that way, so here's something close: ${title}.`;
  }
}

const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line) => other.includes(line));

/** Returns whether a change had no effect, so that a credit would be charged for nothing. A diet never counts as no effect: it is judged again. */
const isUnchanged = ({ base, change }: Remix, { draft }: Made): boolean =>
  change.kind !== 'diet' &&
  base.servings === draft.servings &&
  sameList(base.ingredients, draft.ingredients);

/** Returns whether the recipe contains the requested change, as judged by the engine. */
const isGranted = ({ draft }: Made, requirements: Requirements): boolean =>
  judgeRemix(draft, requirements).every(({ outcome }) => outcome !== 'failed');

/** A remix request together with the dish behind its base recipe. */
type Asked = {
  base: BaseDish;
  remix: Remix;
  requirements: Requirements;
  wish: WishOfDish | undefined;
  /** Keys of the courses that a relative may have. Empty allows any course. */
  courses: readonly string[];
};

type Answer = { made: Made; notes: string[] };

function baseOfRecipe(base: Remix['base']): BaseDish {
  const dish = dishOfRecipe(base);
  const ids = new Set(dish.ingredients.map(({ pantryId }) => pantryId));
  return { dish, isInBook: false, ids, gone: new Set() };
}

/** Returns the notes on a changed base, without those on ingredients that the cook's copy no longer has. */
function notesOfChange(
  { remix: { change } }: Asked,
  { changes }: Made,
  gone: readonly Ban[],
): string[] {
  const goneNames = new Set(gone.map(({ name }) => name));
  const told = changes
    .filter(({ because }) => !because.some((name) => goneNames.has(name)))
    .map(({ note }) => note);
  return told.length === 0 && change.kind === 'diet'
    ? [`It already fit “${change.name}”, so nothing changed.`]
    : told;
}

/** A bird that is roasted, carved and timed as one: its method does not suit pieces of it, nor the reverse. */
const isWholeBird = (id: string): boolean =>
  /^(?:whole-|goose$|poussin$|capon$|quail$|guinea-fowl$|pheasant$|partridge$|pigeon$)/.test(id);
const pieces = /\b(?:breasts?|legs?|thighs?|wings?|drumsticks?|mince|fillets?|pieces|strips)\b/i;

/**
 * Returns the request with the whole form of a bird, where it takes the place of a whole bird: the duck for a roast chicken.
 * @returns undefined when pieces would take the place of a whole bird, or a bird that of pieces
 */
function withWholeBird(asked: Asked): Asked | undefined {
  const { base, remix, requirements } = asked;
  const { change, wanted } = remix;
  // The ban on the swapped-out food is the last of the bans.
  const out = change.kind === 'swap' ? requirements.bans.at(-1)?.ingredientIds : undefined;
  if (!out || !wanted) return asked;
  const ofDish = base.dish.ingredients.map(({ pantryId }) => pantryId).filter((id) => out.has(id));
  if (!ofDish.some((id) => ingredient(id).tags.has('poultry'))) return asked;
  const isWhole = ofDish.some(isWholeBird);
  const ids = [...wanted.ingredientIds];
  if (ids.some((id) => !ingredient(id).tags.has('poultry') || isWholeBird(id) === isWhole))
    return asked;
  const isPiece = change.kind === 'swap' && pieces.test(change.in ?? '');
  const whole = ids.flatMap((id) =>
    ['chicken', 'turkey', 'duck']
      .filter((kind) => ingredient(id).kinds.has(kind))
      .map((kind) => `whole-${kind}`),
  );
  const allowed = [...new Set(whole)].filter((id) => !out.has(id));
  if (!isWhole || isPiece || allowed.length === 0) return undefined;
  return { ...asked, remix: { ...remix, wanted: { ...wanted, ingredientIds: new Set(allowed) } } };
}

/** Makes the requested change to the dish itself. */
function changeBase(request: Asked, book: Cookbook): Answer | undefined {
  const asked = withWholeBird(request);
  if (!asked) return undefined;
  const { base, remix, requirements, wish } = asked;
  // Changing a dish does not make it quicker.
  if (remix.change.kind === 'time') return undefined;
  const granted = wish ? grantWish(base.dish, wish) : { dish: base.dish, notes: [] };
  if (!granted) return undefined;
  const gone = goneBans(base);
  const made = firstOf(askedBy(remix, requirements, base), (standIns) =>
    base.isInBook
      ? makeDish(granted.dish, requirements, book, { asked: standIns, gone })
      : makeRecipe(granted.dish, remix.base, requirements, book, standIns),
  );
  if (!made || isUnchanged(remix, made) || !isGranted(made, requirements)) return undefined;
  return { made, notes: [...granted.notes, ...notesOfChange(asked, made, gone)] };
}

/** Returns whether a dish can answer the request, before it is made. */
function mayAnswer(
  dish: CookbookDish,
  { remix: { wanted }, requirements, wish, courses }: Asked,
  book: Cookbook,
): boolean {
  const { maxTotalMinutes } = requirements;
  const isOfCourse =
    courses.length === 0 || dish.courses.some((course) => courses.includes(keyOf(course)));
  if (!isOfCourse) return false;
  if (wanted && !dish.ingredients.some(({ pantryId }) => wanted.ingredientIds.has(pantryId)))
    return false;
  if (wish && !meetsWish(dish, wish)) return false;
  return maxTotalMinutes === undefined || totalMinutesIn(dish, book) <= maxTotalMinutes;
}

/** Makes the nearest other dish of the cookbook that answers the request. */
function makeRelative(
  asked: Asked,
  book: Cookbook,
  relativesOf: FindRelatives,
): Answer | undefined {
  const { base, remix, requirements } = asked;
  // A cook who only takes a food out wants the rest of this dish, not another dish.
  if (remix.change.kind === 'swap' && !remix.wanted) return undefined;
  const { kind } = remix.change;
  // A diet may remove the main food of the dish.
  const near = relativesOf(base.dish, { sharesHeart: kind !== 'diet' }).filter(
    ({ dish, likeness }) => likeness >= leastLikeness[kind] && mayAnswer(dish, asked, book),
  );
  return firstOf(near.slice(0, mostRelatives), ({ dish }) => {
    const made = makeDish(dish, requirements, book);
    if (!made || !keepsTimes(made.draft, requirements)) return undefined;
    const told = made.changes.map(({ note }) => note);
    return { made, notes: [relativeNote(remix, made), ...told] };
  });
}

/** Returns the courses for a relative. A recipe outside the cookbook has no course and takes those of the most similar dish. */
function coursesOf({ dish, isInBook }: BaseDish, relativesOf: FindRelatives): string[] {
  const [nearest] = isInBook ? [] : relativesOf(dish, { sharesHeart: true });
  return (nearest?.dish.courses ?? dish.courses).map(keyOf);
}

/** Remixes any recipe: changes the dish itself where possible, otherwise serves its nearest relative in the cookbook. */
export function createRemixServer(
  book: Cookbook,
  relativesOf: FindRelatives,
): (constraints: Constraints, requirements: Requirements) => ServedDish | { refusal: string } {
  const findBase = createBaseFinder(book);

  return ({ selections }, requirements) => {
    const { remix } = requirements;
    if (!remix) throw new Error('There is no base to remix.');
    const base = findBase(remix.base) ?? baseOfRecipe(remix.base);
    const { change } = remix;
    const wish =
      change.kind === 'wish'
        ? wishOfDish(change.text, requirements, base.dish, remix.base)
        : undefined;
    const refusal = refuseToRemix(remix, base, wish);
    if (refusal) return { refusal };
    const servings = wish?.servings ?? requirements.servings ?? remix.base.servings;
    const course = wish?.course ?? requirements.course;
    const wants = readWants(selections, { ...requirements, course });
    const courses = wants.courses.length > 0 ? wants.courses : coursesOf(base, relativesOf);
    const asked = { base, remix, requirements: { ...requirements, servings }, wish, courses };
    const answer = changeBase(asked, book) ?? makeRelative(asked, book, relativesOf);
    if (!answer) return { refusal: explainRemix(remix) };
    const { changes: _changes, ...made } = answer.made;
    return {
      ...made,
      notes: answer.notes.slice(0, mostNotes),
      labels: { course: courseOf(made.dish, wants), cuisine: made.dish.cuisine },
      isAsked: true,
    };
  };
}
