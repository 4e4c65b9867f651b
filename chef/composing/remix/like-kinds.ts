import type { RemixBase } from '#contract/remix.ts';
import { type Ingredient, pantry } from '#recipes/pantry/pantry.ts';
import { wordsOf } from '#recipes/pantry/words.ts';
import { createRandom } from '#recipes/random.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import { understand } from '#recipes/selections/understand.ts';
import type { Archetype } from '../archetype.ts';
import { archetypes } from '../archetypes/archetypes.ts';
import { homesOf, type Kind } from '../choose/pick-kind.ts';
import { type Search, situationOf } from '../choose/search.ts';
import { measureFilling } from '../choose.ts';
import { findCuisine, home, listOf } from '../cuisines/cuisines.ts';
import { cookDish } from '../try-dish.ts';
import { belongs, claimSlots } from './claim-slots.ts';
import { fillFromBase } from './fill-from-base.ts';
import { type KnownDish, readKnownDish, tellingOf } from './known-dish.ts';

/** A kind of dish, and how much a base is like it: 0 for nothing in common. */
export type LikeKind = Kind & { likeness: number };

/** So many kinds are cooked to compare them with the base, by their slots the most fitting. */
const mostCompared = 14;
const mostKinds = 7;
/** Steps told in the same words, of the same foods: nobody but this chef wrote that, and of this very kind. */
const unmistakable = 2.2;
/** Some are always looked at, for where the first cannot keep what is asked. */
const fewestKinds = 4;

const dice = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.size + other.size === 0 ? 0 : (2 * one.intersection(other).size) / (one.size + other.size);

const wordsById = new Map(
  archetypes.map(({ id }) => [
    id,
    new Set(wordsOf(id.replaceAll('-', ' ')).map((one) => one.word)),
  ]),
);
const wordsOfId = ({ id }: Archetype): ReadonlySet<string> => wordsById.get(id) ?? new Set();

/** How much of the base a kind has a place for, less what it needs besides. */
function fitOf(archetype: Archetype, { items, titleWords }: KnownDish): number {
  const claims = claimSlots(archetype, items);
  const claimed = [...claims.values()].flat().length;
  const missing = Object.entries(archetype.slots).filter(
    ([name, { pick, optional }]) =>
      pick[0] > 0 && !optional && (claims.get(name)?.length ?? 0) === 0,
  ).length;
  const named = [...wordsOfId(archetype)].filter((word) => titleWords.has(word)).length;
  return (claimed - missing) / Math.max(1, items.length) + named;
}

/** The kitchen that a kind is cooked in: the one that was asked for, else the one whose lists have most of the base. */
function cuisineFor(
  archetype: Archetype,
  items: readonly Ingredient[],
  { cuisines }: Requirements,
): Kind['cuisine'] {
  const asked = cuisines.flatMap((name) => findCuisine(name) ?? [])[0];
  if (asked) return asked;
  const course = archetype.courses[0] ?? 'dinner';
  const slots = Object.values(archetype.slots);
  const typical = (cuisine: Kind['cuisine']) =>
    items.filter((item) =>
      slots.some(
        (slot) => belongs(item, slot) && listOf(cuisine, course, slot.list).includes(item.id),
      ),
    ).length;
  const [best] = [home, ...homesOf(archetype)]
    .map((cuisine) => ({ cuisine, count: typical(cuisine) }))
    .sort((one, other) => other.count - one.count);
  return best?.cuisine ?? home;
}

const everything: ReadonlySet<string> = new Set(pantry.keys());

/** A search without any choice: to cook the base as it is. */
function freeSearch(base: RemixBase, archetype: Archetype): Search {
  const understood = understand({ selections: {}, wish: '' });
  if (!understood.ok) throw new Error('No choice is not understood.');
  const servings = Math.min(base.servings, archetype.maxServings ?? base.servings);
  return {
    requirements: { ...understood.requirements, servings },
    wishes: [],
    courses: archetype.courses,
    servings,
    fitting: [],
    allowed: everything,
    failures: new Map(),
    known: new Map(),
    random: createRandom(`like ${archetype.id}`),
  };
}

/** How much a kind, cooked of the base's own ingredients, reads like the base. */
function readsLike(kind: Kind, base: RemixBase, known: KnownDish): number {
  const search = freeSearch(base, kind.archetype);
  const situation = situationOf(search, kind.archetype, kind.cuisine);
  const filling = fillFromBase(situation, { items: known.items, letGo: new Set(), wanted: [] });
  const filled = filling && measureFilling(filling, situation);
  const dish = filled && cookDish(kind, search, filled);
  if (!dish) return 0;
  const items = dish.chosen.map(({ ingredient }) => ingredient);
  const told = tellingOf({ title: dish.title, steps: dish.steps.map(({ text }) => text) }, items);
  const ids = (all: readonly Ingredient[]) => new Set(all.map(({ id }) => id));
  const titleWords = told.titleWords.union(wordsOfId(kind.archetype));
  const named = known.titleWords.size === 0 ? 0 : known.titleWords.intersection(titleWords).size;
  return (
    2 * dice(told.telling, known.telling) +
    0.6 * dice(ids(items), ids(known.items)) +
    0.5 * Math.min(2, named)
  );
}

/** The kinds that have a place for most of the base, the most fitting first. */
function fittingKinds(known: KnownDish, { course }: Requirements): Archetype[] {
  return archetypes
    .filter(({ courses }) => course === undefined || courses.includes(course))
    .map((archetype) => ({ archetype, fit: fitOf(archetype, known) }))
    .sort((one, other) => other.fit - one.fit)
    .slice(0, mostCompared)
    .map(({ archetype }) => archetype);
}

function kindsLike(base: RemixBase, requirements: Requirements): LikeKind[] {
  const known = readKnownDish(base);
  const found: LikeKind[] = [];
  for (const archetype of fittingKinds(known, requirements)) {
    const kind = { archetype, cuisine: cuisineFor(archetype, known.items, requirements) };
    const likeness = readsLike(kind, base, known);
    if (likeness > 0) found.push({ ...kind, likeness });
    if (likeness >= unmistakable && found.length >= fewestKinds) break;
  }
  return found.sort((one, other) => other.likeness - one.likeness).slice(0, mostKinds);
}

const remembered = new WeakMap<RemixBase, Map<string, LikeKind[]>>();

/**
 * The kinds of dish that a base is most like, the likest first: each is cooked of the base's own ingredients and compared with what
 * the base says. The same base and choices are looked at once.
 */
export function findLikeKinds(base: RemixBase, requirements: Requirements): readonly LikeKind[] {
  const key = JSON.stringify([requirements.course, requirements.cuisines]);
  const ofBase = remembered.get(base) ?? new Map<string, LikeKind[]>();
  remembered.set(base, ofBase);
  const before = ofBase.get(key);
  if (before) return before;
  const found = kindsLike(base, requirements);
  ofBase.set(key, found);
  return found;
}
