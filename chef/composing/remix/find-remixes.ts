import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Course, Requirements } from '#recipes/selections/requirements.ts';
import { findDishes } from '../choose/find-dishes.ts';
import { canBeQuickEnough } from '../choose/quickest.ts';
import { type Search, situationOf, startSearch } from '../choose/search.ts';
import { measureFilling } from '../choose.ts';
import type { Dish } from '../dish.ts';
import { scoreDish } from '../score.ts';
import { cookDish } from '../try-dish.ts';
import { grantsWish, takesOut } from './asked-anew.ts';
import { fillFromBase } from './fill-from-base.ts';
import { type KnownDish, readKnownDish, tellingOf } from './known-dish.ts';
import { chooseLeavers } from './leavers.ts';
import { findLikeKinds, type LikeKind } from './like-kinds.ts';

type Remix = NonNullable<Requirements['remix']>;

/** How often each kind is tried, the first kind longest: each time a little more of the base may go. */
const triesOfFirst = 24;
const triesOfNext = 8;
/** So many that leave nothing to wish for, and the best of them is chosen. */
const enough = 4;
/** Of several next kinds together. */
const enoughOfNext = 10;
/** So many dishes that the chef would make without the base are compared with it where its own kinds lead nowhere. */
const mostOthers = 24;

/** With less of its base in it, it is another recipe, and nobody asked for that. A wish may ask for most of it. */
const leastKept = { diet: 0.4, time: 0.4, swap: 0.5, wish: 0.25 } as const;

/** Who wants one thing more in a dish wants that dish: of what tells it from others, more than this stays. */
const leastKeptForMore = 0.5;

const worth = { kind: 30, kept: 60, words: 6, wanted: 80, missedBar: 12 } as const;

/** What is wanted in the dish besides: what a swap puts in, or what a wish names. */
function wantedIn({ wanted }: Remix, search: Search): readonly (readonly string[])[] {
  const asked = [...(wanted?.ingredientIds ?? [])].filter((id) => search.allowed.has(id));
  return wanted ? [asked] : search.wishes;
}

/** The share of what may stay of a base that is in a dish. */
export function shareKept(dish: Dish, { items }: KnownDish, allowed: ReadonlySet<string>): number {
  const mayStay = items.filter(({ id }) => allowed.has(id));
  if (mayStay.length === 0) return 0;
  const used = new Set(dish.chosen.map(({ ingredient }) => ingredient.id));
  return mayStay.filter(({ id }) => used.has(id)).length / mayStay.length;
}

/** How near a dish is to the base, and how well it does what is asked. */
function nearnessOf(dish: Dish, search: Search, known: KnownDish, likeness: number): number {
  const items = dish.chosen.map(({ ingredient }) => ingredient);
  const { titleWords } = tellingOf({ title: dish.title, steps: [] }, items);
  const asked = search.requirements.remix ? wantedIn(search.requirements.remix, search) : [];
  const met = asked.filter((ids) => items.some(({ id }) => ids.includes(id))).length;
  return (
    worth.kind * Math.min(2, likeness) +
    worth.kept * shareKept(dish, known, search.allowed) +
    worth.words * known.titleWords.intersection(titleWords).size +
    worth.wanted * (asked.length === 0 ? 0 : met / asked.length) -
    worth.missedBar * scoreDish(dish, search).missedBars
  );
}

type Found = { dish: Dish; nearness: number };

/** Tries one kind of dish again and again, each time letting a little more of the base go. */
function tryKind(kind: LikeKind, search: Search, known: KnownDish, tries: number): Found[] {
  const found: Found[] = [];
  const wanted = search.requirements.remix ? wantedIn(search.requirements.remix, search) : [];
  const situation = situationOf(search, kind.archetype, kind.cuisine);
  for (let attempt = 0; attempt < tries && found.length < enough; attempt++) {
    const count = Math.floor(attempt / 3);
    const letGo = chooseLeavers(known.items, count, situation);
    const filling = fillFromBase(situation, { items: known.items, letGo, wanted });
    const filled = filling && measureFilling(filling, situation);
    const dish = filled && cookDish(kind, search, filled);
    if (dish) found.push({ dish, nearness: nearnessOf(dish, search, known, kind.likeness) });
  }
  return found;
}

/** The search of a kind: in the course that was asked for, else in the kind's own; as many servings as its pan holds. */
function searchFor({ archetype }: LikeKind, search: Search, courses: readonly Course[]): Search {
  const { servings, requirements } = search;
  return {
    ...search,
    courses: requirements.course ? courses : archetype.courses,
    servings: Math.min(servings, archetype.maxServings ?? servings),
    known: new Map(),
  };
}

/** What the chef makes of the choices alone, the nearest to the base first. */
function* othersNear(search: Search, known: KnownDish, first: LikeKind | undefined) {
  const { requirements, allowed, random } = search;
  const course = requirements.course ?? first?.archetype.courses[0];
  const telling = known.items.filter((item) => allowed.has(item.id) && !isEverywhere(item));
  const wishes = [...search.wishes, ...telling.slice(0, 6).map(({ id }) => [id])];
  const whole = { ...requirements, ...(course ? { course } : {}), servings: search.servings };
  const found: Found[] = [];
  for (const dish of findDishes(startSearch(whole, allowed, random, wishes))) {
    found.push({ dish, nearness: nearnessOf(dish, search, known, 0) });
    if (found.length >= mostOthers) break;
  }
  yield* inOrder(found);
}

/** What is in every kitchen says nothing of a dish. */
export const isEverywhere = ({ roles }: Ingredient): boolean =>
  ['salt', 'pepper', 'fat', 'liquid'].some((role) => roles.has(role));

const inOrder = (found: readonly Found[]): Dish[] =>
  [...found].sort((one, other) => other.nearness - one.nearness).map(({ dish }) => dish);

/** Every dish that comes of a base, the nearest kinds first; each kind's own in their order. */
function* dishesNear(search: Search, remix: Remix, known: KnownDish): Generator<Dish> {
  const { requirements, courses } = search;
  const kinds = findLikeKinds(remix.base, requirements);
  const servings = requirements.servings ?? remix.base.servings;
  const whole = { ...search, servings };
  const next: Found[] = [];
  for (const [at, kind] of kinds.entries()) {
    if (next.length >= enoughOfNext) break;
    if (!canBeQuickEnough(kind.archetype, requirements)) continue;
    const own = searchFor(kind, whole, courses);
    const found = tryKind(kind, own, known, at === 0 ? triesOfFirst : triesOfNext);
    if (at === 0) yield* inOrder(found);
    else next.push(...found);
  }
  yield* inOrder(next);
  yield* othersNear(whole, known, kinds[0]);
}

/** Whether a dish does something for a wish, and gives up no more of its base than the wish is worth. */
function meetsWish(dish: Dish, search: Search, wish: string, known: KnownDish): boolean {
  const { requirements, allowed } = search;
  if (!grantsWish(dish, requirements, wish, known)) return false;
  if (takesOut(requirements, wish, known)) return true;
  const telling = { ...known, items: known.items.filter((item) => !isEverywhere(item)) };
  return shareKept(dish, telling, allowed) > leastKeptForMore;
}

/**
 * Dishes that a base becomes by the change that is asked for, the nearest to it first: of its own kind where that can be, else of
 * the kinds that are most like it, at last whatever keeps the choices with most of its foods. None where too little of it would stay.
 */
export function* findRemixes(search: Search): Generator<Dish> {
  const { remix } = search.requirements;
  if (!remix) throw new Error('There is no base to remix.');
  const known = readKnownDish(remix.base);
  const asked = wantedIn(remix, search);
  for (const dish of dishesNear(search, remix, known)) {
    const used = new Set(dish.chosen.map(({ ingredient }) => ingredient.id));
    const isPutIn = !remix.wanted || asked.some((ids) => ids.some((id) => used.has(id)));
    const kept = shareKept(dish, known, search.allowed);
    const { change } = remix;
    const isWorthIt = change.kind !== 'wish' || meetsWish(dish, search, change.text, known);
    if (isPutIn && isWorthIt && kept >= leastKept[change.kind]) yield dish;
  }
}
